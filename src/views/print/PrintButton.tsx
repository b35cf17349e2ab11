import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';

import type { FormModel } from '../../runtime/form/index.ts';
import { PrintSheet } from './PrintSheet.tsx';

/** Prints a form as it is filled in now; `atOnce` as soon as it is there. It stands at the left of its row of buttons. */
export function PrintButton({ form, title, atOnce = false }: { form: FormModel; title: string; atOnce?: boolean }) {
  const [isPrinting, setPrinting] = useState(atOnce);
  return (
    <>
      <Button type="text" className="pw-button-aside" icon={<PrinterOutlined />} onClick={() => setPrinting(true)}>
        打印
      </Button>
      {isPrinting && <PrintSheet form={form} title={title} onDone={() => setPrinting(false)} />}
    </>
  );
}
