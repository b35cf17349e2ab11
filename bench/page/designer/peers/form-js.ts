import { FormEditor } from '@bpmn-io/form-js-editor';

import '@bpmn-io/form-js-editor/dist/assets/form-js-editor.css';
import '@bpmn-io/form-js-editor/dist/assets/dragula.css';
import '@bpmn-io/form-js-editor/dist/assets/properties-panel.css';

import { fieldsOf, type PeerField } from '../../peers/peer-fields.ts';
import { offerDesigner } from '../gesture-timing.ts';

/**
 * The form editor of bpmn.io. For operations without a key or a button, a button next to it does the same as dragging.
 */
const types = {
  text: { type: 'textfield' },
  number: { type: 'number' },
  select: { type: 'select' },
  date: { type: 'datetime', subtype: 'date' },
  switch: { type: 'checkbox' },
  radio: { type: 'radio' },
} as const;

function componentOf({ name, label, kind, options }: PeerField) {
  return {
    id: name,
    key: name,
    label,
    validate: { required: true },
    ...types[kind],
    ...(kind === 'date' && { dateLabel: label }),
    ...((kind === 'select' || kind === 'radio') && { values: options }),
  };
}

const host = document.getElementById('root');
if (!host) throw new Error('no root');
host.style.height = '840px';

/** The parts of the editor that the bench uses; the editor declares them as unknown. */
interface Services {
  selection: { get(): unknown };
  formLayouter: { getRowForField(field: unknown): unknown };
  modeling: { moveFormField(field: unknown, from: unknown, to: unknown, ...places: unknown[]): void };
}

const serviceOf = <Name extends keyof Services>(name: Name): Services[Name] => editor.get(name);

// Applies typing immediately: by default it waits 300 ms.
const editor = new FormEditor({ container: host, debounce: false });

const up = document.createElement('button');
up.textContent = 'Up';
up.addEventListener('click', () => {
  const form = editor._getState().schema;
  // A field inserted by a key is not selected, so a field in the middle is moved.
  const field = serviceOf('selection').get() ?? form.components[Math.floor(form.components.length / 2)];
  const index = form.components.indexOf(field);
  const rows = serviceOf('formLayouter');
  const [row, before] = [rows.getRowForField(field), rows.getRowForField(form.components[index - 1])];
  if (row && before) serviceOf('modeling').moveFormField(field, form, form, index, index - 1, row, row);
});
document.body.append(up);

const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const canvas = () => one('.fjs-container');

function found(selector: string): HTMLElement {
  const element = one(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

const press = () => new MouseEvent('click', { bubbles: true });

offerDesigner({
  async open(_how, count) {
    await editor.importSchema({ type: 'default', id: 'form', components: fieldsOf(count).map(componentOf) });
  },
  drawn: () => one('.fjs-editor-form-root')?.textContent ?? '',
  field: (name) => document.querySelector(`.fjs-element[data-id="${name}"]`),
  isSelected: (field) => field.classList.contains('fjs-editor-selected'),
  aims: {
    insert: () => ({ focus: found('.fjs-palette-field[data-field-type="number"]'), keys: 'Enter' }),
    move: () => ({ press: up }),
    remove: () => ({ press: found('.fjs-editor-selected .fjs-context-pad-item') }),
    undo: () => ({ focus: canvas(), keys: 'Control+z' }),
    redo: () => ({ focus: canvas(), keys: 'Control+y' }),
    async type() {
      const label = found('[data-entry-id="label"] .cm-content');
      // Its group is initially closed.
      if (!label.checkVisibility())
        label.closest('.bio-properties-panel-group')?.firstElementChild?.dispatchEvent(press());
      await new Promise(requestAnimationFrame);
      return { focus: label, keys: 'x' };
    },
  },
});
