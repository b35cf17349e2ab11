/** The target of a gesture: an element to press, or keys for the element with the focus. */
export type Aim = { press: Element } | { focus?: HTMLElement | null; keys: string };

export interface DesignerUnderTest {
  open(how: string, count: number): void | Promise<void>;
  /** Returns the rendered form as text, from which its fields and their order can be read. */
  drawn(): string;
  field(name: string): Element | null;
  isSelected(field: Element): boolean;
  aims: Record<string, () => Aim | Promise<Aim>>;
}

/**
 * In milliseconds since the event: the next paint, the paint that shows it on the canvas, and the last paint that it
 * causes.
 */
interface Taken {
  painted: number;
  shown: number;
  followed: number;
}

const quiet = 300;
const patience = 20_000;

/** Exposes a designer to the bench as `window.__bench`. */
export function offerDesigner(designer: DesignerUnderTest): void {
  let taken: Promise<Taken> | undefined;
  const aims: typeof designer.aims = { ...designer.aims, select: () => ({ press: fieldToSelect(designer) }) };
  Object.assign(window, {
    __bench: {
      ready: Promise.resolve(),
      open: (how: string, count: number) =>
        untilPainted(
          () => designer.open(how, count),
          () => designer.drawn().includes(`Field ${count - 1}`),
        ),
      /** Returns the position for the mouse, or the keys; the element that receives the keys then has the focus. */
      async aim(name: string): Promise<{ x: number; y: number } | { keys: string }> {
        const aim = await aims[name]?.();
        if (!aim) throw new Error(`There is nothing to ${name}.`);
        if (!('press' in aim)) {
          aim.focus?.focus();
          return { keys: aim.keys };
        }
        aim.press.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = aim.press.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      },
      /**
       * Measures the next key press or mouse release as the gesture; `changes`: true if it changes the rendered form.
       */
      arm(by: 'keydown' | 'pointerup', changes: boolean): void {
        taken = untilSettled(by, changes, designer.drawn);
      },
      taken: () => taken,
      drawn: () => designer.drawn(),
      rest: () => new Promise((resolve) => requestIdleCallback(resolve)),
    },
  });
}

function fieldToSelect(designer: DesignerUnderTest): Element {
  const count = designer.drawn().match(/Field \d+/g)?.length ?? 0;
  const middle = Math.floor(count / 12) * 6;
  const fields = [middle, middle - 6, middle - 12].map((index) => designer.field(`f${index}`));
  const found = fields.find((field) => field && !designer.isSelected(field));
  if (!found) throw new Error('There is no field to select.');
  return found;
}

/** Returns the milliseconds until the paint after which `isDone` is true. */
function untilPainted(begin: () => void | Promise<void>, isDone: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    void begin();
    const look = (): void => {
      if (isDone()) afterPaint(() => resolve(performance.now() - started));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

declare const scheduler: { postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void> };

/** Called in a frame: runs `act` after its paint, before other work of the page. */
function afterPaint(act: () => void): void {
  void scheduler.postTask(act, { priority: 'user-blocking' });
}

/**
 * Waits for the event, then checks each frame until nothing has changed for a while; the time of an event is that at
 * which the browser received it.
 */
function untilSettled(by: 'keydown' | 'pointerup', changes: boolean, drawn: () => string): Promise<Taken> {
  const before = drawn();
  return new Promise((resolve, reject) => {
    const begin = (event: Event): void => {
      if (event instanceof KeyboardEvent && ['Alt', 'Control'].includes(event.key)) return;
      window.removeEventListener(by, begin, true);
      clearTimeout(missing);
      const started = event.timeStamp;
      const taken: Taken = { painted: 0, shown: 0, followed: 0 };
      let changed = performance.now();
      const paint = (name: keyof Taken): void => afterPaint(() => (taken[name] = performance.now() - started));
      const observer = new MutationObserver(() => {
        changed = performance.now();
        requestAnimationFrame(() => paint('followed'));
      });
      observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
      requestAnimationFrame(() => paint('painted'));
      const look = (): void => {
        if (taken.shown === 0 && changes && drawn() !== before) paint('shown');
        const isShown = taken.shown > 0 || !changes;
        const now = performance.now();
        if ((isShown && now - changed > quiet) || now - started > patience) {
          observer.disconnect();
          resolve(taken);
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener(by, begin, true);
    const missing = setTimeout(() => reject(new Error('The gesture did not come.')), patience);
  });
}
