import { Button, Modal, Segmented } from 'antd';
import { type ComponentType, useState } from 'react';

import type { ResolvedForm } from '../../../src/engine/form/index.ts';
import { type FormModel, useFormHandle } from '../../../src/runtime/form/index.ts';
import type { DataRecord } from '../../../src/runtime/ports/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { type Locale, pageWords } from '../../words/index.ts';
import { PreviewTests } from './PreviewTests.tsx';
import { PreviewValues } from './PreviewValues.tsx';
import './preview.css';

const blank: DataRecord = {};

/** The width of the dialog where no screen is chosen, in pixels (specification, section 9). */
const usual = 1000;

/** Widths of screens that a form is looked at in, in pixels. */
const widths = [
  { value: usual, label: '弹窗' },
  { value: 390, label: '手机' },
  { value: 768, label: '平板' },
  { value: 1280, label: '电脑' },
];

interface PreviewProps {
  design: OpenDesign;
  form: ResolvedForm;
  FormView: ComponentType<{ form: FormModel }>;
  onClose: () => void;
  locale: Locale;
}

/** The form as staff will see it: filled in, checked; what it would save is shown, and nothing is saved. */
export function PreviewDialog(props: PreviewProps) {
  const [round, setRound] = useState<{ number: number; record: DataRecord }>({ number: 0, record: blank });
  const open = (record: DataRecord) => setRound(({ number }) => ({ number: number + 1, record }));
  return <Preview key={round.number} {...props} record={round.record} open={open} />;
}

function Preview(props: PreviewProps & { record: DataRecord; open: (record: DataRecord) => void }) {
  const { design, form: resolved, FormView, onClose, locale, record, open } = props;
  const words = pageWords[locale];
  const form = useFormHandle({ form: resolved, record, mode: 'create' });
  const [width, setWidth] = useState(usual);
  const [data, setData] = useState<string>();
  const read = () => {
    const result = form.submit();
    if (result.ok) setData(JSON.stringify(result.values, null, 2));
  };
  return (
    <Modal
      open
      title={words.preview}
      width={width > usual ? width + 48 : usual}
      onCancel={onClose}
      maskClosable={false}
      footer={[
        <Button key="reset" onClick={() => open(blank)}>
          {words.reset}
        </Button>,
        <Button key="read" type="primary" onClick={read}>
          {words.getData}
        </Button>,
      ]}
    >
      <Segmented
        size="small"
        aria-label="屏幕的宽度"
        value={width}
        onChange={setWidth}
        options={widths.map(({ value, label }) => ({ value, label: `${label} ${value}` }))}
      />
      <div className="pw-preview">
        <div className="pw-preview-form" style={{ width }}>
          <FormView form={form} />
        </div>
        <div className="pw-preview-beside">
          <PreviewValues form={form} />
          <PreviewTests {...{ design, resolved, form }} onOpen={open} />
        </div>
      </div>
      {data !== undefined && (
        <pre className="pw-designer-data" aria-label="填写的数据">
          {data}
        </pre>
      )}
    </Modal>
  );
}
