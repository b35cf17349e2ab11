/** What a page of the bench protocol offers for tables. */
interface TablePage {
  scroller(): HTMLElement;
  viewport?(): HTMLElement;
  rowSelector: string;
}

/** Times the operations of a table page; put on the page as `window.__tableTiming` before its own code. Needs nothing else. */
export function installTableTiming(): void {
  const afterPaint = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => resolve(performance.now()));
        channel.port1.start();
        channel.port2.postMessage(0);
      });
    });
  const page = (): TablePage & Record<string, (...values: unknown[]) => unknown> => Reflect.get(window, '__bench');

  /** Calls an operation; gives the milliseconds to the paint after the last change of the page (none for 250 ms). */
  const operation = async (name: string, values: unknown[]): Promise<number> => {
    const started = performance.now();
    let painted = Promise.resolve(started);
    let changed = started;
    const observer = new MutationObserver(() => {
      changed = performance.now();
      painted = afterPaint();
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    await page()[name]?.(...values);
    painted = afterPaint();
    while (performance.now() - changed < 250) await new Promise((resolve) => setTimeout(resolve, 50));
    observer.disconnect();
    return (await painted) - started;
  };

  /** Jumps through all rows; each jump's milliseconds to the paint with a row at the middle, and paints without one. */
  const jumps = async (count: number): Promise<{ times: number[]; blank: number }> => {
    const scroller = page().scroller();
    const box = (page().viewport?.() ?? scroller).getBoundingClientRect();
    const most = scroller.scrollHeight - scroller.clientHeight;
    const isDrawn = () =>
      document.elementFromPoint(box.left + 60, box.top + box.height / 2)?.closest(page().rowSelector) != null;
    const times: number[] = [];
    let blank = 0;
    for (let jump = 0; jump < count; jump += 1) {
      const started = performance.now();
      scroller.scrollTop = Math.round((most * (jump % 2 === 1 ? (jump * 37) % count : jump)) / count);
      let ended = await afterPaint();
      for (let paints = 0; !isDrawn() && paints < 100; paints += 1) {
        blank += 1;
        ended = await afterPaint();
      }
      times.push(ended - started);
    }
    return { times, blank };
  };
  Object.assign(window, { __tableTiming: { operation, jumps } });
}
