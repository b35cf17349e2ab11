import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import type { ResolvedScreen } from '../../engine/figures/index.ts';
import { FormScope, type FormModel } from '../../runtime/form/index.ts';
import { PrintNodes } from './PrintNodes.tsx';

import './print.css';

/**
 * A form or a screen as a sheet of `paper` (default A4): labels and untruncated texts, without the application around
 * it. It is visible in print only; the browser's print dialog opens once everything is rendered. `onDone` is called
 * when that has closed.
 */
export function PrintSheet(props: {
  form: FormModel;
  title: string;
  paper: ResolvedScreen['paper'] | undefined;
  onDone: () => void;
}) {
  const { form, title, paper, onDone } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const before = document.title;
    const finish = () => done.current();
    window.addEventListener('afterprint', finish);
    // Browsers name the file after the title.
    document.title = title;
    const stop = whenDrawn(sheet.current, () => window.print());
    return () => {
      stop();
      document.title = before;
      window.removeEventListener('afterprint', finish);
    };
  }, [title]);
  return createPortal(
    <div
      className={form.resolved.layout.isDescription ? 'pw-print pw-print-description' : 'pw-print'}
      ref={sheet}
      data-heads-once={paper?.repeatHeader === false || undefined}
    >
      {paper && <style>{pageRule(paper)}</style>}
      <h1>{title}</h1>
      <FormScope form={form}>
        <PrintNodes nodes={form.resolved.nodes} columns={form.resolved.layout.columns} />
      </FormScope>
    </div>,
    document.body,
  );
}

/** Returns the CSS page rule; the margin is in millimetres. */
function pageRule({ size, landscape, margin = 15 }: NonNullable<ResolvedScreen['paper']>): string {
  return `@page { size: ${size}${landscape ? ' landscape' : ''}; margin: ${margin}mm; }`;
}

function whenDrawn(element: HTMLElement | null, run: () => void): () => void {
  const latest = performance.now() + 5_000;
  let frame = 0;
  const look = () => {
    const isDrawn = !element?.querySelector('[data-waiting], .ant-skeleton, [aria-busy="true"]');
    if (isDrawn || performance.now() > latest) run();
    else frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(() => (frame = requestAnimationFrame(look)));
  return () => cancelAnimationFrame(frame);
}
