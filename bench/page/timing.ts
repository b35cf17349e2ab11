interface Bench {
  mountForm(count: number, options: { linkage: boolean }): void;
  readC?(): string | undefined;
  mountList(): void;
  nextPage(): void;
  mountOpen(page: string): void;
  changeTitle(): void;
}

let key: Promise<number> = Promise.resolve(0);

/** Starts an operation and returns the milliseconds to the paint after the last change (none for 300 ms). */
export function settled(start: () => void): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    let painted = started;
    let timer = 0;
    const observer = new MutationObserver(() => {
      requestAnimationFrame(() => setTimeout(() => (painted = performance.now())));
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        observer.disconnect();
        resolve(painted - started);
      }, 300);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    start();
  });
}

function mount(count: number, linkage: boolean): Promise<number> {
  return settled(() => bench().mountForm(count, { linkage }));
}

function run(operation: 'mountList' | 'nextPage' | 'mountOpen' | 'changeTitle', page = ''): Promise<number> {
  return settled(() => bench()[operation](page));
}

/** Makes `key` wait for the next key press and the paint in which the linked field contains the text. */
function armKey(expected: string): void {
  key = new Promise((resolve) => {
    const onKey = () => {
      const started = performance.now();
      const look = () => {
        if (bench().readC?.() === expected) setTimeout(() => resolve(performance.now() - started));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener('keydown', onKey, { once: true, capture: true });
  });
}

function bench(): Bench {
  return Reflect.get(window, '__bench');
}

Object.assign(window, { __timing: { mount, run, armKey, key: () => key } });
