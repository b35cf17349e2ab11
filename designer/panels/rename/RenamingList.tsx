import { Alert } from 'antd';

import type { PlannedRenaming, RenamedDocument } from '../../../src/runtime/ports/index.ts';
import { splitDocumentKey } from '../../../src/schema/documents/document.ts';
import { placeInWords } from './place-in-words.ts';

/** What a renaming changes, document by document: where, and what stands there before and after. */
export function RenamingList({ plan }: { plan: PlannedRenaming }) {
  const { documents, unsure, field } = plan;
  const foreign = documents.filter(({ edited }) => !edited);
  const unpublishable = documents.filter(({ edited, isPublishable }) => edited && !isPublishable);
  const count = documents.reduce((sum, { places }) => sum + places.length, 0);
  return (
    <div className="pw-renaming">
      <p role="status">
        要改 {documents.length} 份文档的 {count} 处：
      </p>
      {foreign.length > 0 && (
        <Alert
          type="error"
          showIcon
          message={`您没有编辑 ${namesOf(foreign)} 的权限，改不了名，请联系管理员授权，或请能编辑它们的人来改。`}
        />
      )}
      {unpublishable.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={`${namesOf(unpublishable)} 决定数据，发布要有“文档：发布决定数据的文档”的权限；您可以先改名存成草稿，再请有权限的人发布。`}
        />
      )}
      {field && (
        <Alert
          type="warning"
          showIcon
          message={`这是模型 ${field.model} 的字段：数据表里原来的列不改名，已有记录在“${field.name}”里的值不会跟到新的字段。`}
        />
      )}
      <div className="pw-renaming-documents">
        {documents.map((document) => (
          <Changes key={document.key} document={document} />
        ))}
        {unsure.length > 0 && (
          <section aria-label="没有改的地方">
            <h4>还有 {unsure.length} 处可能也指它，看不出是哪个模型的记录，没有改，请看一看：</h4>
            <ul>
              {unsure.map(({ document, pointer, before }) => (
                <li key={`${document} ${pointer}`}>
                  <span>{placeOf(document, pointer)}</span> <code>{before}</code>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

function Changes({ document: { key, title, places, edited } }: { document: RenamedDocument }) {
  return (
    <section aria-label={key}>
      <h4>
        {title}（{key}）{places.length} 处{!edited && '，不能编辑'}
      </h4>
      <ul>
        {places.map(({ pointer, atKey, before, after }) => (
          <li key={`${pointer} ${atKey}`}>
            <span>{placeOf(key, pointer)}</span>
            {before !== undefined && (
              <>
                {' '}
                <del>{before}</del> → <ins>{after}</ins>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function placeOf(document: string, pointer: string): string {
  const kind = splitDocumentKey(document)?.kind;
  return kind ? placeInWords(kind, pointer) : pointer;
}

function namesOf(documents: readonly RenamedDocument[]): string {
  return documents.map(({ title, key }) => `“${title}”（${key}）`).join('、');
}
