// Icons, drawn for these pages: strokes on a grid of 24.
import { html } from "./html.js";

const paths = {
  calculator:
    "M6 3h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM8 7h8M8 12h2M14 12h2M8 16h2M14 16h2",
  rubber: "M12 4v16M5 11h14M7 7h2M15 7h2M7 15h2M15 15h2M5 3.5h14v17H5z",
  chicago: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  event: "M4 20V10h5v10M9 20V4h6v16M15 20v-7h5v7M3 20h18",
  settings:
    "M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M5 7h14M5 12h14M5 17h14",
  undo: "M9 6L4 11l5 5M4 11h10a6 6 0 0 1 6 6v1",
  add: "M12 5v14M5 12h14",
  share: "M12 15V4M8 8l4-4 4 4M5 13v6h14v-6",
  save: "M12 4v11M8 11l4 4 4-4M5 19h14",
  open: "M4 19V6h6l2 2h8v11zM4 12h16",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  names:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 2.5-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3 2.7 3 5.5",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.5M4 12h.5M4 18h.5",
  end: "M5 21V4h13l-3 4 3 4H5",
  edit: "M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3",
  key: "M14.5 9.5a4 4 0 1 0-8 0 4 4 0 0 0 8 0zM13.5 12.3L20 19M17 16l2-2M10.5 9.5h.1",
  leave: "M14 4H5v16h9M10 12h10M16 8l4 4-4 4",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3",
  next: "M9 5l7 7-7 7",
  back: "M15 5l-7 7 7 7",
  redo: "M15 6l5 5-5 5M20 11H10a6 6 0 0 0-6 6v1",
  history: "M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2",
};

export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${paths[name]} />
  </svg>`;
}
