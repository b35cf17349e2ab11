import { Empty, Typography } from 'antd';
import { useMemo } from 'react';

import { NoticeDialog } from '../../kit/dialog-frame/NoticeDialog.tsx';
import { say } from '../../locale/index.ts';
import {
  explainField,
  explainHidden,
  explainLocked,
  useObserved,
  type Explanation,
  type FormModel,
} from '../../runtime/form/index.ts';

/**
 * Explains the state of fields: the one that F1 was pressed in, then the hidden ones and the locked ones, each with the
 * deciding condition, its place in the documents and the current values it reads.
 */
export function WhyPanel({ form, path, onClose }: { form: FormModel; path: string | undefined; onClose: () => void }) {
  const read = useMemo(() => (model: FormModel) => readAll(model, path), [path]);
  const { own, hidden, locked } = useObserved(form, read);
  const isQuiet = !own && hidden.length === 0 && locked.length === 0;
  return (
    <NoticeDialog
      title={own ? say('为什么“{title}”是这样', { title: own.title }) : say('为什么是这样')}
      onClose={onClose}
    >
      {own && <Reasons of={own} />}
      <Group title={say('没有显示的')} of={hidden} />
      <Group title={say('不能填写的')} of={locked} />
      {isQuiet && <Empty description={say('每个字段都显示，也都能填写。')} />}
    </NoticeDialog>
  );
}

function Group({ title, of }: { title: string; of: Explanation[] }) {
  if (of.length === 0) return null;
  return (
    <section aria-label={title}>
      <Typography.Title level={5}>{title}</Typography.Title>
      {of.map((explanation) => (
        <Reasons key={explanation.address} of={explanation} />
      ))}
    </section>
  );
}

function Reasons({ of: { title, reasons } }: { of: Explanation }) {
  if (reasons.length === 0) return <p>{say('没有规则决定“{title}”，它照常显示，可以填写。', { title })}</p>;
  return (
    <ul className="pw-why">
      {reasons.map(({ text, place, values }) => (
        <li key={`${place} ${text}`}>
          {text}
          {values.length > 0 && <div>{say('现在：{values}', { values: values.join('，') })}</div>}
          <Typography.Text type="secondary" copyable={{ tooltips: false }} className="pw-why-place">
            {place}
          </Typography.Text>
        </li>
      ))}
    </ul>
  );
}

function readAll(form: FormModel, path: string | undefined) {
  const own = path === undefined ? undefined : explainField(form, path);
  const others = (of: Explanation[]) => of.filter(({ address }) => address !== own?.address);
  return { own, hidden: others(explainHidden(form)), locked: others(explainLocked(form)) };
}
