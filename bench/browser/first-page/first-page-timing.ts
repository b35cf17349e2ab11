/**
 * Records when the rows of a first page are shown (marks `bench:rows`, milliseconds since it was opened), then presses
 * 新增 and records when the frame of its dialog is painted, and when its fields. `window.__first` resolves to all three.
 * It is injected into the page before its own code and must not use anything else.
 */
export function installFirstPage(): void {
  performance.mark('bench:rows:start');
  let finish: (found: { rows: number; answered: number; filled: number }) => void = () => {};
  const first = new Promise((resolve, reject) => {
    finish = resolve;
    setTimeout(() => reject(new Error('No ten rows, or no fields, within a minute.')), 60_000);
  });
  Object.assign(window, { __first: first });
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', then);
      channel.port1.start();
      channel.port2.postMessage(0);
    });
  const when = (isThere: () => boolean, then: () => void) => {
    const look = () => {
      if (!isThere()) return;
      observer.disconnect();
      afterPaint(then);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    look();
  };
  const rows = '[role="row"]:has([role="gridcell"]), tr.ant-table-row';
  const fields = '[role="dialog"] input, [role="dialog"] textarea';
  const rowsStand = () => {
    performance.mark('bench:rows:end');
    const pressed = performance.now();
    const add = [...document.querySelectorAll('button')].find(({ textContent }) => /新\s*增/.test(textContent ?? ''));
    let answered = 0;
    when(
      () => document.querySelector('[role="dialog"], .pw-opening-frame') !== null,
      () => (answered = performance.now() - pressed),
    );
    when(
      () => document.querySelectorAll(fields).length >= 5,
      () => finish({ rows: pressed, answered, filled: performance.now() - pressed }),
    );
    add?.click();
  };
  when(() => document.querySelectorAll(rows).length >= 10, rowsStand);
}
