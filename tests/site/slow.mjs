// Simulates a slow machine and network, to find what depends on timing: ODD_SLOW=SEED delays frames, timers without a delay and idle
// callbacks of the pages, and their requests and answers, by amounts that follow from the seed.

/** The seed, or 0: nothing is slowed down. */
const seed = Number(process.env.ODD_SLOW ?? 0);

/** Numbers below 1 that look random, from a seed (mulberry32). Runs in pages, too. */
export function randomFrom(start) {
  let a = start >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let n = Math.imul(a ^ (a >>> 15), a | 1);
    n ^= n + Math.imul(n ^ (n >>> 7), n | 61);
    return ((n ^ (n >>> 14)) >>> 0) / 4294967296;
  };
}

/** Runs in a page, before its scripts. */
function delayPage(random) {
  const { requestAnimationFrame: frame, cancelAnimationFrame: cancelFrame, setTimeout: timeout } = window;
  const { clearTimeout: clear, fetch, EventSource } = window;
  const lag = () => 100 + random() * 300;
  const pause = () => new Promise((done) => timeout(done, random() * 400));
  const frames = new Map(); // ids that were given: how to end each
  let count = 0;
  window.requestAnimationFrame = (call) => {
    const id = ++count;
    const timer = timeout(() => {
      const real = frame((at) => {
        frames.delete(id);
        call(at);
      });
      frames.set(id, () => cancelFrame(real));
    }, lag());
    frames.set(id, () => clear(timer));
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    frames.get(id)?.();
    frames.delete(id);
  };
  window.setTimeout = (call, delay, ...more) => timeout(call, delay > 0 ? delay : lag(), ...more);
  window.requestIdleCallback = (call) => timeout(() => call({ didTimeout: false, timeRemaining: () => 10 }), 2 * lag());
  window.cancelIdleCallback = clear;
  window.fetch = async (...asked) => {
    await pause();
    try {
      return await fetch(...asked);
    } finally {
      await pause();
    }
  };
  // What a stream says is late, too, in its order.
  window.EventSource = class extends EventSource {
    #last = Promise.resolve();
    #late = (call) => (event) => (this.#last = this.#last.then(pause).then(() => this.readyState < 2 && call(event)));
    addEventListener(name, call, ...more) {
      super.addEventListener(name, name === "error" ? call : this.#late(call), ...more);
    }
  };
}

/** From now on, the pages of a browser are slow, if the tests are to be. */
export function slowDown(browser) {
  if (!seed) return;
  const random = randomFrom(seed);
  const make = browser.newContext.bind(browser);
  browser.newContext = async (...options) => {
    const context = await make(...options);
    await context.addInitScript(`(${delayPage})((${randomFrom})(${seed + Math.floor(random() * 1000)}))`);
    await context.route(/\.(js|css|wasm|woff2)$/, async (route) => {
      await new Promise((done) => setTimeout(done, random() * 400));
      await route.fallback().catch(() => {}); // the page may have gone on
    });
    return context;
  };
}
