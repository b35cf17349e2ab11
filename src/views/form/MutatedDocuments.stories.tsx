import type { Meta, StoryObj } from '@storybook/react-vite';
import fc from 'fast-check';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'storybook/test';

import { OpenForm } from '../../../.storybook/OpenForm.tsx';
import { storyVocabulary } from '../../../.storybook/story-documents.ts';
import { StoryRuntime } from '../../../.storybook/StoryRuntime.tsx';
import { resolveForm } from '../../engine/form/index.ts';
import { fullForm, mutate, mutation } from '../../engine/gate/testing/mutated-document.ts';
import { documentSet, sales } from '../../engine/model/testing/documents.ts';
import type { JsonValue } from '../../schema/json/index.ts';

const meta: Meta = { title: '表单/改坏的文档' };
export default meta;

/** The number of documents: a seeded sample in the tests, all of them in the soak run. */
const count = import.meta.env['VITE_SOAK'] ? 10_000 : 300;
/** Milliseconds after which a document counts as hanging. */
const longest = 1_000;

export const MutatedDocuments: StoryObj = {
  render: () => <div id="mutated" />,
  parameters: { a11y: { test: 'off' } },
  async play({ canvasElement }) {
    const uncaught: string[] = [];
    const note = (event: ErrorEvent | PromiseRejectionEvent) =>
      uncaught.push('message' in event ? event.message : String(event.reason));
    window.addEventListener('error', note);
    window.addEventListener('unhandledrejection', note);
    const faults: string[] = [];
    for (const mutations of fc.sample(fc.array(mutation, { minLength: 1, maxLength: 6 }), {
      numRuns: count,
      seed: 20_261_120,
    })) {
      const document = mutate(fullForm, mutations);
      const first = await drawn(canvasElement, document);
      // A busy machine may delay one rendering; a document that hangs the page does so every time.
      const fault = first === 'hang' ? await drawn(canvasElement, document) : first;
      if (fault !== undefined) faults.push(`${fault}: ${JSON.stringify(document).slice(0, 2_000)}`);
    }
    window.removeEventListener('error', note);
    window.removeEventListener('unhandledrejection', note);
    await expect(faults).toEqual([]);
    await expect(uncaught).toEqual([]);
    await expect(Object.keys(Object.prototype)).toEqual([]);
  },
};

async function drawn(into: HTMLElement, document: JsonValue): Promise<string | undefined> {
  const place = into.appendChild(window.document.createElement('div'));
  const started = performance.now();
  let root: Root | undefined;
  try {
    const form = resolveForm(
      { document: 'a/b.form', pointer: '', body: document },
      documentSet(sales),
      storyVocabulary,
    );
    root = createRoot(place);
    flushSync(() =>
      root?.render(
        <StoryRuntime>
          <OpenForm form={form} />
        </StoryRuntime>,
      ),
    );
    await new Promise(requestAnimationFrame);
    if (performance.now() - started > longest) return 'hang';
    if (place.querySelector('button') === null) return 'blank page';
    if (place.querySelector('iframe, script, object, embed') !== null) return 'foreign element';
    return undefined;
  } catch (error) {
    return `threw ${String(error)}`;
  } finally {
    flushSync(() => root?.unmount());
    place.remove();
  }
}
