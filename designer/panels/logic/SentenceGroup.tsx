import type { LogicSentence } from '../../../src/engine/sentences/index.ts';
import type { LogicWords } from './logic-words.ts';

/** The sentences that change one field, or that validate the whole form. */
export function SentenceGroup(props: {
  title: string;
  sentences: readonly LogicSentence[];
  document: string;
  words: LogicWords;
  onChoose: (sentence: LogicSentence) => void;
  /** Adds a rule for the field of the group; undefined if it can have none here. */
  onAdd: (() => void) | undefined;
  /** Returns a function that edits the rule of a sentence; undefined if this document has none. */
  editOf: (sentence: LogicSentence) => (() => void) | undefined;
}) {
  const { title, sentences, document, words, onChoose, onAdd, editOf } = props;
  return (
    <section aria-label={title} className="pw-logic-group">
      <div className="pw-logic-group-head">
        <h4>{title}</h4>
        {onAdd && (
          <button type="button" className="pw-logic-edit" aria-label={words.addRuleOf(title)} onClick={onAdd}>
            +
          </button>
        )}
      </div>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence.id}>
            <button type="button" className="pw-logic-sentence" onClick={() => onChoose(sentence)}>
              {sentence.isSource ? <code>{sentence.text}</code> : sentence.text}
            </button>
            <EditButton sentence={sentence} edit={editOf(sentence)} words={words} />
            {sentence.document !== document && <small>{words.fromModel(sentence.document)}</small>}
            {sentence.flags.map(({ code, text }) => (
              <p key={code} className="pw-logic-flag">
                {text}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function EditButton({
  sentence,
  edit,
  words,
}: {
  sentence: LogicSentence;
  edit: (() => void) | undefined;
  words: LogicWords;
}) {
  if (!edit) return null;
  return (
    <button type="button" className="pw-logic-edit" aria-label={words.editOf(sentence.text)} onClick={edit}>
      {words.edit}
    </button>
  );
}
