import type { DesignerUnderTest } from './gesture-timing.ts';

const canvas = () => document.querySelector<HTMLElement>('.pw-canvas');

export const ours: Omit<DesignerUnderTest, 'open'> = {
  drawn: () => document.querySelector('.pw-canvas-paper, .bench-plain')?.textContent ?? '',
  field: (name) => document.querySelector(`.pw-canvas [data-node="/properties/${name}"] label`),
  isSelected: (field) => document.querySelector('.pw-canvas-frame-primary')?.textContent === field.textContent,
  aims: {
    insert: () => ({ press: named('button', '评分') }),
    move: () => ({ focus: canvas(), keys: 'Alt+ArrowUp' }),
    remove: () => ({ focus: canvas(), keys: 'Delete' }),
    undo: () => ({ focus: canvas(), keys: 'Control+z' }),
    redo: () => ({ focus: canvas(), keys: 'Control+y' }),
    type: () => ({ focus: titleInput(), keys: 'x' }),
  },
};

function titleInput(): HTMLInputElement {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('.pw-designer-properties input')];
  const input = inputs.find(({ labels }) => labels?.[0]?.textContent === '标题');
  if (!input) throw new Error('There is no title.');
  return input;
}

function named(tag: string, text: string): Element {
  const found = [...document.querySelectorAll(tag)].find((each) => each.textContent === text);
  if (!found) throw new Error(`There is no ${text}.`);
  return found;
}
