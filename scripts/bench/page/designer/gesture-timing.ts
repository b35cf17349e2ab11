/** What a gesture is done to: something that is pressed, or keys that something with the focus hears. */
export type Aim = { press: Element } | { focus?: HTMLElement | null; keys: string };

/** A designer as the bench drives it, ours and its peers alike. */
export interface DesignerUnderTest {
  /** Opens a form of so many fields, `f0`, `f1`, … */
  open(how: string, count: number): void | Promise<void>;
  /** What is drawn of the form, as text: whoever reads it sees its fields and their order. */
  drawn(): string;
  /** The mark around a field, or nothing. */
  field(name: string): Element | null;
  isSelected(field: Element): boolean;
  aims: Record<string, () => Aim | Promise<Aim>>;
}

/** In milliseconds since the event: the next paint, the paint that shows it on the canvas, and the last that it causes. */
interface Taken {
  painted: number;
  shown: number;
  followed: number;
}

/** How long nothing may change for a gesture to be at its end. */
const quiet = 300;
const patience = 20_000;

/** Puts a designer on its page (`window.__bench`): what the bench aims at, and what it takes from there. */
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
      /** Where the mouse presses, or which keys; what hears the keys has the focus then. */
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
      /** From now on the next key, or the next release of the mouse, is the gesture; whether it changes what is drawn. */
      arm(by: 'keydown' | 'pointerup', changes: boolean): void {
        taken = untilSettled(by, changes, designer.drawn);
      },
      taken: () => taken,
      drawn: () => designer.drawn(),
      rest: () => new Promise((resolve) => requestIdleCallback(resolve)),
    },
  });
}

/** One of two fields of text in the middle of the form: the one that is not selected. */
function fieldToSelect(designer: DesignerUnderTest): Element {
  const count = designer.drawn().match(/Field \d+/g)?.length ?? 0;
  const middle = Math.floor(count / 12) * 6;
  const fields = [middle, middle - 6, middle - 12].map((index) => designer.field(`f${index}`));
  const found = fields.find((field) => field && !designer.isSelected(field));
  if (!found) throw new Error('There is no field to select.');
  return found;
}

/** The milliseconds from the beginning of something to the paint in which `isDone` holds. */
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

/** Called in a frame: does something once it is painted, before what else the page has to do then. */
function afterPaint(act: () => void): void {
  void scheduler.postTask(act, { priority: 'user-blocking' });
}

/**
 * Waits for the event, then looks at each frame what it shows, until nothing has changed for a while; an event's time is
 * that at which the browser had it.
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
