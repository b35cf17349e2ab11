import { Modal } from 'antd';

import { dialogWords, pageWords, type Locale } from '../../words/index.ts';
import { placeOf } from '../rename/RenamingList.tsx';
import type { FieldUses, UsingDocument } from './field-uses.ts';
import { fieldWords } from './field-words.ts';

/** Asks before a field is removed that documents use, and lists where. */
export function RemoveFieldDialog(props: {
  name: string;
  /** True if records may have values of it. */
  isStored: boolean;
  uses: FieldUses;
  locale: Locale;
  onRemove: () => void;
  onClose: () => void;
}) {
  const { name, isStored, uses, locale, onRemove, onClose } = props;
  const { here, elsewhere, unsure } = uses;
  const words = fieldWords[locale];
  return (
    <Modal
      open
      title={words.removing(name)}
      width={640}
      okText={words.removeAnyway}
      okButtonProps={{ danger: true }}
      cancelText={pageWords[locale].cancel}
      closable={{ 'aria-label': dialogWords[locale].close }}
      onOk={onRemove}
      onCancel={onClose}
    >
      <div className="pw-fields-uses">
        {here.length > 0 && <Uses lead={words.usedHere} documents={here} locale={locale} />}
        {elsewhere.length > 0 && (
          <Uses lead={words.usedElsewhere(elsewhere.length)} documents={elsewhere} locale={locale} />
        )}
        {unsure.length > 0 && <Uses lead={words.unsure} documents={unsure} locale={locale} />}
        {isStored && <p>{words.publishedValues}</p>}
      </div>
    </Modal>
  );
}

function Uses(props: { lead: string; documents: readonly UsingDocument[]; locale: Locale }) {
  const { lead, documents, locale } = props;
  return (
    <>
      <p>{lead}</p>
      <ul>
        {documents.flatMap(({ key, title, pointers }) =>
          pointers.map((pointer) => (
            <li key={`${key} ${pointer}`}>
              {title === key ? key : `${title} (${key})`}
              {' › '}
              {placeOf(key, pointer, locale)}
            </li>
          )),
        )}
      </ul>
    </>
  );
}
