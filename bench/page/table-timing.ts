interface TablePage {
  scroller(): HTMLElement;
  viewport?(): HTMLElement;
  rowSelector: string;
}

/**
 * Times the operations of a table page; injected into the page as `window.__tableTiming` before its own code. It must
 * not use anything else.
 */
export function installTableTiming(): void {
  const mark = (label: string, edge: 'start' | 'end') => performance.mark(`bench:${label}:${edge}`);
  const afterPaint = (label?: string) =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => {
          if (label !== undefined) mark(label, 'end');
          resolve(performance.now());
        });
        channel.port1.start();
        channel.port2.postMessage(0);
      });
    });
  const page = (): TablePage & Record<string, (...values: unknown[]) => unknown> => Reflect.get(window, '__bench');

  const typeInto = (row: number, column: string, value: string) => {
    const line = document.querySelectorAll(page().rowSelector)[row];
    const cell = line?.querySelector(`[data-column="${column}"]`);
    const input = cell instanceof HTMLInputElement ? cell : cell?.querySelector('input');
    if (!input) throw new Error('The cell has no editor.');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };

  /**
   * Returns the milliseconds from `started` to the paint after the last change of the page (none for 250 ms), including
   * `act`.
   */
  const untilStill = async (label: string, started: number, act?: () => unknown): Promise<number> => {
    let painted = Promise.resolve(started);
    let changed = performance.now();
    const observer = new MutationObserver(() => {
      changed = performance.now();
      painted = afterPaint(label);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    await act?.();
    painted = afterPaint(label);
    while (performance.now() - changed < 250) await new Promise((resolve) => setTimeout(resolve, 50));
    observer.disconnect();
    return (await painted) - started;
  };

  const operation = (label: string, name: string, values: unknown[]): Promise<number> => {
    mark(label, 'start');
    return untilStill(label, performance.now(), () =>
      name === 'typeInto'
        ? typeInto(Number(values[0]), String(values[1]), String(values[2]))
        : page()[name]?.(...values),
    );
  };

  let gesture: Promise<number> | undefined;
  /**
   * Measures the next event of that type as a gesture; `taken` returns the milliseconds until its effect is painted.
   */
  const arm = (label: string, by: 'mousedown' | 'keydown'): void => {
    mark(label, 'start');
    gesture = new Promise((resolve) => {
      const begin = (event: Event) => void untilStill(label, event.timeStamp).then(resolve);
      window.addEventListener(by, begin, { capture: true, once: true });
    });
  };
  const taken = () => gesture;

  const middleOf = (row: number, column: string): { x: number; y: number } => {
    const line = document.querySelectorAll(page().rowSelector)[row];
    const box = line?.querySelector(`[data-column="${column}"]`)?.getBoundingClientRect();
    if (!box) throw new Error('There is no such cell.');
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };

  const check = async (): Promise<number> => {
    mark('check', 'start');
    const started = performance.now();
    await page().validateAll?.();
    mark('check', 'end');
    return performance.now() - started;
  };

  /**
   * Jumps through all rows. Returns for each jump the milliseconds until the paint with a row in the middle, and the
   * number of paints without one.
   */
  const jumps = async (count: number): Promise<{ times: number[]; blank: number }> => {
    const scroller = page().scroller();
    const box = (page().viewport?.() ?? scroller).getBoundingClientRect();
    const most = scroller.scrollHeight - scroller.clientHeight;
    const isDrawn = () =>
      document.elementFromPoint(box.left + 60, box.top + box.height / 2)?.closest(page().rowSelector) != null;
    const times: number[] = [];
    let blank = 0;
    mark('jumps', 'start');
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
    mark('jumps', 'end');
    return { times, blank };
  };
  Object.assign(window, { __tableTiming: { operation, arm, taken, middleOf, check, jumps } });
}
