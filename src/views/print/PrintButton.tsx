import { PrinterOutlined } from '@ant-design/icons';
import { useState } from 'react';

import type { ResolvedScreen } from '../../engine/screen/index.ts';
import type { FormModel } from '../../runtime/form/index.ts';
import { lazyComponent, useLoaded } from '../../runtime/registry/index.ts';
import { say } from '../../schema/locale/index.ts';
import { Button } from '../controls/button/index.ts';

import './print-button.css';

const PrintSheet = lazyComponent(async () => (await import('./PrintSheet.tsx')).PrintSheet);

/**
 * Prints a form as it is filled in now, or a screen; `atOnce` as soon as it is there, on A4 where `paper` is left out. It
 * stands at the left of its row of buttons. Not there for a new record (`isNew`): there is nothing yet that one could show
 * to others.
 */
export function PrintButton(props: {
  form: FormModel;
  title: string;
  atOnce?: boolean;
  isNew?: boolean;
  paper?: ResolvedScreen['paper'] | undefined;
  /** Called after each print. */
  onPrinted?: (() => void) | undefined;
}) {
  const { form, title, atOnce = false, isNew = false, paper, onPrinted } = props;
  const done = () => {
    setPrinting(undefined);
    onPrinted?.();
  };
  // Each press is another object: what could not be loaded is asked for again.
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
