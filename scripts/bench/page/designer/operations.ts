/** What a person does in the designer, as the events of his hands. Each throws where there is nothing to do it to. */
export const operations = {
  /** Chooses the field in the middle of the form. */
  select() {
    const drawn = [...document.querySelectorAll('.pw-canvas [data-node]')];
    const node = drawn[Math.floor(drawn.length / 2)];
    if (!node) throw new Error('nothing is drawn');
    press(node);
    document.querySelector<HTMLElement>('.pw-canvas')?.focus();
  },
  insert: () => press(named('button', '评分')),
  remove: () => key('Delete'),
  move: () => key('ArrowUp', { altKey: true }),
  undo: () => key('z', { ctrlKey: true }),
  /** One more letter in the title of what is chosen. */
  type() {
    const input = [...document.querySelectorAll<HTMLInputElement>('.pw-designer-properties input')].find(
      ({ labels }) => labels?.[0]?.textContent === '标题',
    );
    if (!input) throw new Error('no title');
    const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    put?.call(input, `${input.value}x`);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  },
};

function named(tag: string, text: string): Element {
  const found = [...document.querySelectorAll(tag)].find((each) => each.textContent === text);
  if (!found) throw new Error(`there is no ${text}`);
  return found;
}

function press(target: Element): void {
  const at = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, button: 0 };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...at, buttons: 1 }));
  target.dispatchEvent(new PointerEvent('pointerup', at));
  target.dispatchEvent(new MouseEvent('click', at));
}

function key(name: string, more: KeyboardEventInit = {}): void {
  const canvas = document.querySelector<HTMLElement>('.pw-canvas');
  if (!canvas) throw new Error('no canvas');
  canvas.focus();
  canvas.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }));
}

/** The milliseconds from the beginning of something to the paint in which `isDone` holds. */
export function untilPainted(begin: () => void, isDone: () => boolean = () => true): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    begin();
    const look = (): void => {
      if (isDone()) setTimeout(() => resolve(performance.now() - started));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
