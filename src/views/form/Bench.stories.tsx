import type { Meta, StoryObj } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { fireEvent, screen } from 'storybook/test';
import { OpenForm } from '../../../.storybook/OpenForm.tsx';
import { StoryRuntime } from '../../../.storybook/StoryRuntime.tsx';
import { storyForm } from '../../../.storybook/story-documents.ts';
import { createFormModel } from '../../runtime/form/index.ts';
const meta: Meta = { title: 'bench', parameters: { a11y: { test: 'off' } } };
export default meta;
const kinds = ['Input', 'Input', 'Input', 'Input', 'Input', 'Input'];
const make = (n: number) => storyForm({ kind: 'form', formatVersion: 1, title: 'b', properties: Object.fromEntries(Array.from({ length: n }, (_, i) => {
  const c = kinds[i % 6]!;
  return [`f${i}`, { type: c === 'Switch' ? 'boolean' : 'string', title: `字段${i}`, required: i % 3 === 0, 'x-component': c, ...(i % 10 === 3 && { 'x-visible': `{{ $values.f0 != 'hide' }}` }), ...(['Select', 'Radio'].includes(c) && { enum: ['甲', '乙', '丙'] }) }];
})) });
export const Bench: StoryObj = {
  render: () => <OpenForm form={make(12)} />,
  async play() {
    await screen.findByLabelText('字段0');
    await new Promise((r) => setTimeout(r, 1500));
    const out: Record<string, number> = {};
    const form = make(1000);
    let t = performance.now();
    const m = createFormModel(form, {}, { mode: 'edit' });
    out.model = performance.now() - t;
    t = performance.now(); m.setValue('f0', 'x'); out.set1 = performance.now() - t;
    t = performance.now(); m.setValue('f0', 'xy'); out.set2 = performance.now() - t;
    const box = document.createElement('div'); document.body.append(box);
    const root = createRoot(box);
    t = performance.now();
    flushSync(() => root.render(<StoryRuntime><OpenForm form={form} /></StoryRuntime>));
    out.mount = performance.now() - t;
    await new Promise((r) => requestAnimationFrame(() => setTimeout(r)));
    out.paint = performance.now() - t;
    await new Promise((r) => setTimeout(r, 500));
    const input = [...box.querySelectorAll('input')][0]!;
    for (const k of ['a', 'ab', 'abc', 'abcd']) { t = performance.now(); flushSync(() => fireEvent.change(input, { target: { value: k } })); out['key' + k] = performance.now() - t; }
    out.elements = box.querySelectorAll('*').length;
    throw new Error('BENCH ' + JSON.stringify(out));
  },
};
