import { PrinterOutlined } from '@ant-design/icons';
import { useState } from 'react';

import type { ResolvedScreen } from '../../engine/figures/index.ts';
import { Button } from '../../kit/controls/button/Button.tsx';
import { say } from '../../locale/index.ts';
import type { FormModel } from '../../runtime/form/index.ts';
import { lazyComponent, useLoaded } from '../../runtime/registry/index.ts';

import './print-button.css';

const PrintSheet = lazyComponent(async () => (await import('./PrintSheet.tsx')).PrintSheet);

/**
 * Prints a form with its current values, or a screen; with `atOnce` as soon as it is mounted. The paper is A4 by
 * default. The button is placed at the left of its row. It is not rendered for a new record (`isNew`), as nothing is
 * saved yet.
 */
export function PrintButton(props: {
  form: FormModel;
  title: string;
  atOnce?: boolean;
  isNew?: boolean;
  paper?: ResolvedScreen['paper'] | undefined;
  onPrinted?: (() => void) | undefined;
}) {
  const { form, title, atOnce = false, isNew = false, paper, onPrinted } = props;
  const done = () => {
    setPrinting(undefined);
    onPrinted?.();
  };
  // A new object for each press, so that failed code is loaded again.
  const [printing, setPrinting] = useState<object | undefined>(() => (atOnce ? {} : undefined));
  const canPrint = useLoaded(PrintSheet, printing);
  if (isNew) return null;
  return (
    <>
      <Button type="text" className="pw-button-aside" icon={<PrinterOutlined />} onClick={() => setPrinting({})}>
        {say('打印')}
      </Button>
      {printing && canPrint && <PrintSheet form={form} title={title} paper={paper} onDone={done} />}
    </>
  );
}
