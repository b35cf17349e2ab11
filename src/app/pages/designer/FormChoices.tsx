import { PlusOutlined } from '@ant-design/icons';
import { Button, Input, Tag } from 'antd';
import { groupBy, partition } from 'es-toolkit';
import { useCallback, useState } from 'react';

import type { DocumentEditingPort, EditableDocument } from '../../../runtime/ports/index.ts';
import { type TextMatch, useTextMatch } from '../../../runtime/search/index.ts';
import type { DocumentKey } from '../../../schema/documents/document.ts';
import { say } from '../../../schema/locale/index.ts';
import { ListSkeleton, LoadFailure, StatePanel } from '../../../views/states/index.ts';
import { NewFormDialog } from './NewFormDialog.tsx';
import { useAsked } from './use-asked.ts';

/** The forms that the person may edit, his drafts first, then by area; and a new one, made from a model. */
export function FormChoices(props: { port: DocumentEditingPort; onChoose: (key: DocumentKey) => void }) {
  const { port, onChoose } = props;
  const [wanted, setWanted] = useState('');
  const [isMaking, setMaking] = useState(false);
  const match = useTextMatch(wanted !== '');
  const ask = useCallback((signal: AbortSignal) => port.list({ signal }), [port]);
  const { answer: documents, failure, retry } = useAsked(ask);
  if (failure) return <LoadFailure error={failure} onRetry={retry} />;
  if (!documents) return <ListSkeleton />;
  const forms = documents.filter(({ kind }) => kind === 'form');
  const groups = groupsOf(forms.filter((each) => isWanted(each, wanted, match)));
  const isMakeable = documents.some(({ kind }) => kind === 'model');
  return (
    <div className="pw-designer-forms">
      <header>
        <h1>{say('设计表单')}</h1>
        <Input.Search
          allowClear
          aria-label={say('查找表单')}
          placeholder={say('名称或编号')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        {isMakeable && (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setMaking(true)}>
            {say('新建表单')}
          </Button>
        )}
      </header>
      <p>{say('选一张表单来设计。草稿只有您自己看得到，发布后马上生效。')}</p>
      {groups.length === 0 && (
        <StatePanel
          drawing="search"
          title={forms.length === 0 ? say('没有您可以编辑的表单。') : say('没有符合的表单。')}
        />
      )}
      {groups.map(({ title, forms: shown }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {shown.map((form) => (
              <li key={form.key}>
                <button type="button" onClick={() => onChoose(form.key)}>
                  <strong>{form.title}</strong>
                  {form.hasDraft && <Tag color="blue">{say('草稿')}</Tag>}
                  <span>{form.key}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isMaking && (
        <NewFormDialog
          {...{ port, documents }}
          onMade={(key) => {
            setMaking(false);
            onChoose(key);
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </div>
  );
}

function isWanted({ title, key }: EditableDocument, typed: string, match: TextMatch): boolean {
  return typed.trim() === '' || match(key, typed) || match(title, typed);
}

function groupsOf(forms: readonly EditableDocument[]): { title: string; forms: EditableDocument[] }[] {
  const [drafts, others] = partition(forms, ({ hasDraft }) => hasDraft);
  const areas = groupBy(others, ({ key }) => key.slice(0, key.lastIndexOf('/')));
  return [
    ...(drafts.length > 0 ? [{ title: say('我的草稿'), forms: drafts }] : []),
    ...Object.entries(areas).map(([title, within]) => ({ title, forms: within })),
  ];
}
