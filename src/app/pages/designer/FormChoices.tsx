import { CloudDownloadOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, Tag } from 'antd';
import { groupBy, partition } from 'es-toolkit';
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';

import { ListSkeleton, LoadFailure, StatePanel } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import { pageLinksAtom } from '../../../runtime/pages/page-links.ts';
import type { BackendModulesPort, DocumentEditingPort, EditableDocument } from '../../../runtime/ports/index.ts';
import { useTextMatch, type TextMatch } from '../../../runtime/search/use-text-match.ts';
import type { DocumentKey } from '../../../schema/documents/document.ts';
import { useAsked } from '../answers/use-asked.ts';
import { FromBackendDialog } from '../modules/FromBackendDialog.tsx';
import { areaOf, titlesOfAreas } from './area-titles.ts';
import { NewFormDialog } from './NewFormDialog.tsx';

/**
 * Lists the forms that the user may edit, drafts first, then by area. A new form can be created from a model or, with a
 * separate back end, from one of its modules.
 */
export function FormChoices(props: {
  port: DocumentEditingPort;
  /** Absent if there is no separate back end. */
  modules?: BackendModulesPort | undefined;
  onChoose: (key: DocumentKey) => void;
}) {
  const { port, modules, onChoose } = props;
  const [wanted, setWanted] = useState('');
  const [making, setMaking] = useState<'form' | 'module'>();
  const close = () => setMaking(undefined);
  const links = useAtomValue(pageLinksAtom);
  const match = useTextMatch(wanted !== '');
  const ask = useCallback((signal: AbortSignal) => port.list({ signal }), [port]);
  const { answer: all, failure, retry } = useAsked(ask);
  if (failure) return <LoadFailure error={failure} onRetry={retry} />;
  if (!all) return <ListSkeleton />;
  const documents = all.filter(({ isUnserved }) => isUnserved !== true);
  const forms = documents.filter(({ kind }) => kind === 'form');
  const groups = groupsOf(
    forms.filter((each) => isWanted(each, wanted, match)),
    titlesOfAreas(links),
  );
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
        {modules && (
          <Button icon={<CloudDownloadOutlined />} onClick={() => setMaking('module')}>
            {say('从后端模块新建')}
          </Button>
        )}
        {isMakeable && (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setMaking('form')}>
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
      {groups.map(({ title, area, forms: shown }) => (
        <section key={area ?? title} aria-label={area === undefined ? title : `${title} ${area}`.trim()}>
          <h2>
            {title} {area !== undefined && <span>{area}</span>}
          </h2>
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
      {making === 'form' && (
        <NewFormDialog
          port={port}
          documents={documents}
          onMade={(key) => {
            close();
            onChoose(key);
          }}
          onClose={close}
        />
      )}
      {making === 'module' && modules && <FromBackendDialog port={modules} onOpen={onChoose} onClose={close} />}
    </div>
  );
}

function isWanted({ title, key }: EditableDocument, typed: string, match: TextMatch): boolean {
  return typed.trim() === '' || match(key, typed) || match(title, typed);
}

interface Group {
  title: string;
  area?: string;
  forms: EditableDocument[];
}

function groupsOf(forms: readonly EditableDocument[], titles: ReadonlyMap<string, string>): Group[] {
  const [drafts, others] = partition(forms, ({ hasDraft }) => hasDraft);
  const areas = Object.entries(groupBy(others, ({ key }) => areaOf(key)));
  return [
    ...(drafts.length > 0 ? [{ title: say('我的草稿'), forms: drafts }] : []),
    ...areas.map(([area, within]) => ({ title: titles.get(area) ?? '', area, forms: within })),
  ];
}
