// The pages of a club that are not views of an event, and the two that are.
import { html } from "../html.js";
import { LogIn } from "../event/director.js";
import { useServer } from "../server.js";
import { AccountsPage } from "./accounts.js";
import { DeskView } from "./desk_view.js";
import { DoorPage } from "./door.js";
import { MembersPage } from "./members.js";
import { NewPage } from "./new.js";
import { SeasonPage } from "./season.js";
import { SetupView } from "./setup.js";

/** A page by its name in the address. */
export function ClubPage({ page, rest }) {
  const { asking } = useServer();
  const [contest, secret] = rest;
  return html`${page === "new" && html`<${NewPage} />`} ${page === "members" && html`<${MembersPage} />`}
  ${page === "season" && html`<${SeasonPage} rest=${rest} />`} ${page === "accounts" && html`<${AccountsPage} />`}
  ${page === "door" && html`<${DoorPage} contest=${contest} secret=${secret} />`} ${asking && html`<${LogIn} />`}`;
}

/** The desk or the set-up of an event. */
export const ClubView = ({ view, ...given }) =>
  view === "setup" ? html`<${SetupView} ...${given} />` : html`<${DeskView} ...${given} />`;
