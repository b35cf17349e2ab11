import type { LogicSentence } from '../../../src/engine/sentences/index.ts';
import type { LogicWords } from './logic-words.ts';

/** What changes one field, or guards the whole form. */
export function SentenceGroup(props: {
  title: string;
  sentences: readonly LogicSentence[];
  /** The key of the document that is designed. */
  document: string;
  words: LogicWords;
  onChoose: (sentence: LogicSentence) => void;
}) {
  const { title, sentences, document, words, onChoose } = props;
  return (
    <section aria-label={title} className="pw-logic-group">
      <h4>{title}</h4>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence.id}>
            <button type="button" className="pw-logic-sentence" onClick={() => onChoose(sentence)}>
              {sentence.isSource ? <code>{sentence.text}</code> : sentence.text}
            </button>
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
