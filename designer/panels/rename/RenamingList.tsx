import { Alert } from 'antd';

import type { PlannedRenaming, RenamedDocument } from '../../../src/runtime/ports/index.ts';
import { splitDocumentKey } from '../../../src/schema/documents/document.ts';
import type { Locale } from '../../words/index.ts';
import { placeInWords } from './place-in-words.ts';
import { renameWords, type RenameWords } from './rename-words.ts';

/** Lists the changes of a renaming for each document: their places, and the texts before and after. */
export function RenamingList({ plan, locale }: { plan: PlannedRenaming; locale: Locale }) {
  const words = renameWords[locale];
  const { documents, unsure, field } = plan;
  const foreign = documents.filter(({ edited }) => !edited);
  const unpublishable = documents.filter(({ edited, isPublishable }) => edited && !isPublishable);
  const count = documents.reduce((sum, { places }) => sum + places.length, 0);
  return (
    <div className="pw-renaming">
      <p role="status">{words.count(documents.length, count)}</p>
      {foreign.length > 0 && <Alert type="error" showIcon message={words.foreign(namesOf(foreign, words))} />}
      {unpublishable.length > 0 && (
        <Alert type="warning" showIcon message={words.unpublishable(namesOf(unpublishable, words))} />
      )}
      {field && <Alert type="warning" showIcon message={words.ofModel(field.model, field.name)} />}
      <div className="pw-renaming-documents">
        {documents.map((document) => (
          <Changes key={document.key} document={document} locale={locale} />
        ))}
        {unsure.length > 0 && (
          <section aria-label={words.unchanged}>
            <h4>{words.unsure(unsure.length)}</h4>
            <ul>
              {unsure.map(({ document, pointer, before }) => (
                <li key={`${document} ${pointer}`}>
                  <span>{placeOf(document, pointer, locale)}</span> <code>{before}</code>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

function Changes({ document, locale }: { document: RenamedDocument; locale: Locale }) {
  const { key, title, places, edited } = document;
  const words = renameWords[locale];
  return (
    <section aria-label={key}>
      <h4>
        {words.placesIn(title, key, places.length)}
        {!edited && words.notEditable}
      </h4>
      <ul>
        {places.map(({ pointer, atKey, before, after }) => (
          <li key={`${pointer} ${atKey}`}>
            <span>{placeOf(key, pointer, locale)}</span>
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

export function placeOf(document: string, pointer: string, locale: Locale): string {
  const kind = splitDocumentKey(document)?.kind;
  return kind ? placeInWords(kind, pointer, locale) : pointer;
}

function namesOf(documents: readonly RenamedDocument[], words: RenameWords): string {
  return documents.map(({ title, key }) => words.document(title, key)).join(words.comma);
}
