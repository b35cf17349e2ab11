import { Button, Modal } from 'antd';
import { type ComponentType, useState } from 'react';

import type { ResolvedForm } from '../../src/engine/form/index.ts';
import { type FormModel, useFormHandle } from '../../src/runtime/form/index.ts';

const blank = {};

/** The form as staff will see it: filled in, checked; what it would save is shown, and nothing is saved. */
export function PreviewDialog(props: {
  form: ResolvedForm;
  FormView: ComponentType<{ form: FormModel }>;
  onClose: () => void;
}) {
  const [round, setRound] = useState(0);
  return <Preview key={round} {...props} onReset={() => setRound(round + 1)} />;
}

function Preview(props: Parameters<typeof PreviewDialog>[0] & { onReset: () => void }) {
  const { form: resolved, FormView, onClose, onReset } = props;
  const form = useFormHandle({ form: resolved, record: blank, mode: 'create' });
  const [data, setData] = useState<string>();
  const read = () => {
    const result = form.submit();
    if (result.ok) setData(JSON.stringify(result.values, null, 2));
  };
  return (
    <Modal
      open
      title="预览"
      width={1000}
      onCancel={onClose}
      maskClosable={false}
      footer={[
        <Button key="reset" onClick={onReset}>
          重置
        </Button>,
        <Button key="read" type="primary" onClick={read}>
          获取数据
        </Button>,
      ]}
    >
      <FormView form={form} />
      {data !== undefined && (
        <pre className="pw-designer-data" aria-label="填写的数据">
          {data}
        </pre>
      )}
    </Modal>
  );
}
