// Messages of the server, received for all tabs of a browser by one stream: a browser allows few connections to a site, and each
// stream would occupy one. The tab that holds a lock has the stream, and forwards the messages; when it is closed, the next tab in the
// queue takes over. Without locks - browsers have none for pages without HTTPS, except those of the same machine - every tab has its own
// stream. Knows nothing about the messages.
import { addressOf } from "../server.js";

const types = ["beat", "change", "clock", "calls"];
const canShare = Boolean(navigator.locks && globalThis.BroadcastChannel);

/** Follows a path of the API: `tell` gets "beat", "change", "clock" or "calls" with its data, as they come, and "error" when the connection is
 *  lost, which ends it. With `force` the stream is taken from whoever has it: that tab has fallen silent. `known` is the length of
 *  the log that is shown: another server, which may be a moment behind, does not tell of a shorter one. */
export function follow(path, tell, force = false, known = -1) {
  const address = addressOf(path);
  const name = `oddtrick ${address}`;
  const channel = canShare && new BroadcastChannel(name);
  const leaving = new AbortController();
  let stream, last, release;
  const self = { closed: false, close };

  function close() {
    self.closed = true;
    stream?.close();
    if (channel) channel.close();
    leaving.abort();
    release?.();
  }

  function take(type, data) {
    if (self.closed) return;
    if (type === "error") close();
    tell(type, data);
  }

  function pass(type, data) {
    if (channel && !self.closed) channel.postMessage({ type, data });
    take(type, data);
  }

  function lead() {
    stream = new EventSource(known > 0 ? `${address}?known=${known}` : address);
    for (const type of types)
      stream.addEventListener(type, ({ data }) => {
        if (type === "change") last = data;
        pass(type, data);
      });
    stream.onerror = () => pass("error");
  }

  // The lock is held until this tab closes, or another one takes it: then this tab follows like the others.
  async function queue(options) {
    try {
      await navigator.locks.request(name, options, () => {
        if (self.closed) return undefined;
        lead();
        return new Promise((done) => (release = done));
      });
    } catch {
      stream?.close();
      stream = undefined;
      if (!self.closed) queue({ signal: leaving.signal });
    }
  }

  if (channel) {
    channel.onmessage = ({ data: { type, data } }) => {
      if (!stream && type !== "hello") take(type, data);
      if (stream && type === "hello" && last !== undefined) channel.postMessage({ type: "change", data: last });
    };
    queue(force ? { steal: true } : { signal: leaving.signal });
    channel.postMessage({ type: "hello" }); // the tab with the stream answers with the current state
  } else lead();
  return self;
}
