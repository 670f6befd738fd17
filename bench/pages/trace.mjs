// What a trace of the browser says about the tasks of the page's main thread. Times are processor time, so other programs do not
// lengthen them.

/** The tasks of the main thread: [{ms, ts, dur, pid, tid}]. */
export function tasksOf(events) {
  const main = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid}.${tid}`),
  );
  return events
    .filter(({ name, ph, pid, tid }) => name === "RunTask" && ph === "X" && main.has(`${pid}.${tid}`))
    .map(({ ts, dur, tdur = 0, pid, tid }) => ({ ms: tdur / 1000, ts, dur, pid, tid }));
}

const nameOf = ({ name, args: { data = {} } }) => {
  const { url = "", functionName = "" } = data;
  return [name, functionName, url.split("/").at(-1)].filter(Boolean).join(" ");
};

/** The parts of a task, without their own parts: [[name, ms]], the longest first. */
function partsOf(events, task) {
  const within = events
    .filter(({ ph, pid, tid, ts }) => ph === "X" && pid === task.pid && tid === task.tid && ts >= task.ts)
    .filter(({ ts, dur, name }) => ts + dur <= task.ts + task.dur && name !== "RunTask")
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const own = new Map(within.map((event) => [event, (event.tdur ?? event.dur) / 1000]));
  const open = [];
  for (const event of within) {
    while (open.length > 0 && open.at(-1).ts + open.at(-1).dur <= event.ts) open.pop();
    if (open.length > 0) own.set(open.at(-1), own.get(open.at(-1)) - (event.tdur ?? event.dur) / 1000);
    open.push(event);
  }
  const sums = new Map();
  for (const [event, ms] of own) sums.set(nameOf(event), (sums.get(nameOf(event)) ?? 0) + ms);
  return [...sums].sort((a, b) => b[1] - a[1]);
}

/** The longest tasks and what they are made of, as text; times are multiplied by `slower`. */
export function contentsOf(events, slower, count = 6) {
  const start = Math.min(...events.filter(({ ts }) => ts > 0).map(({ ts }) => ts));
  return tasksOf(events)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map((task) => {
      const lines = partsOf(events, task)
        .filter(([, ms]) => ms * slower >= 1)
        .slice(0, 12)
        .map(([name, ms]) => `${(ms * slower).toFixed(1).padStart(9)}  ${name}`);
      const at = ((task.ts - start) / 1000).toFixed(0);
      return [`${(task.ms * slower).toFixed(0)} ms, ${at} ms after the beginning`, ...lines].join("\n");
    })
    .join("\n\n");
}
