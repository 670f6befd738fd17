// For the tests of the pages with a server behind them: oddtrick serve with pages and a database of its own.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./site.mjs";

export const password = "correct horse";
export const tuesday = readFileSync("examples/tuesday.event", "utf8");

const form = (values) => ({ method: "POST", redirect: "manual", body: new URLSearchParams(values) });

/** Starts a server: {address, token, stop(), start()}. Ended by its process, and started again at the same port. */
export async function club({ options = [], setUp = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "odd-club-"));
  const database = join(folder, "club.db");
  const self = { database, port: 0, headers: {} };

  self.start = async (more = options) => {
    const args = ["serve", "--db", database, "--listen", `127.0.0.1:${self.port}`, ...more];
    self.process = spawn(join(build, "oddtrick"), args, { stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    await new Promise((done, fail) => {
      self.process.stdout.on("data", (some) => ((said += some), /http:\/\/127\.0\.0\.1:\d+\/\s/.test(said) && done()));
      self.process.on("exit", () => fail(new Error(`the server did not start: ${said}`)));
    });
    [, self.address, self.port] = /(http:\/\/127\.0\.0\.1:(\d+)\/)/.exec(said);
    self.token = () => /token=(\S+)/.exec(said)?.[1];
  };
  self.stop = (signal = "SIGTERM") =>
    new Promise((done) => {
      self.process.removeAllListeners("exit");
      self.process.on("exit", done);
      self.process.kill(signal);
      self.process.kill("SIGCONT"); // a test that has failed may have left it stopped
    });
  self.close = async () => {
    if (self.process.exitCode === null && self.process.signalCode === null) await self.stop();
    rmSync(folder, { recursive: true, force: true });
  };

  /** The API, for the director of the tests. */
  self.api = async (path, body) => {
    const response = await fetch(`${self.address}api/v1/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "content-type": "application/json", ...self.headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return response.json();
  };
  self.log = async (id) => (await self.api(`events/${id}/log`)).lines.map(({ text }) => text);
  self.make = (id, text) => self.api("events", { id, lines: text.replace(/\n$/, "").split("\n") });

  await self.start();
  if (setUp) {
    while (!self.token()) await new Promise((done) => setTimeout(done, 20));
    const answer = await fetch(`${self.address}setup`, form({ token: self.token(), password, again: password }));
    self.headers.cookie = answer.headers.get("set-cookie").split(";")[0];
    self.headers["x-csrf-token"] = (await self.api("session")).csrf;
  }
  return self;
}

/** Logs a browser in as the director of the tests. */
export async function asDirector(context, host) {
  const [name, ...value] = host.headers.cookie.split("=");
  await context.addCookies([{ name, value: value.join("="), url: host.address }]);
}
