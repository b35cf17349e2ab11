/** What is wrong with what a sentence says. */
export interface SentenceFlag {
  code: 'circle' | 'never' | 'always' | 'missing' | 'wrong';
  text: string;
}

/** One linkage, computed value or rule of a form, as people read it. */
export interface LogicSentence {
  /** Where it is written, `document pointer`; each once. */
  id: string;
  document: string;
  pointer: string;
  /** What it decides: a state of a field, its value, whether the record may be saved. */
  kind:
    | 'visible'
    | 'hidden'
    | 'disabled'
    | 'readOnly'
    | 'required'
    | 'value'
    | 'default'
    | 'prop'
    | 'permission'
    | 'reaction'
    | 'rule'
    | 'namedRule';
  text: string;
  /** Expressions in it that have no nice sentence stand as they are written. */
  isSource: boolean;
  /** What it changes: its data path (a layout node's key), and what people call it; a rule of the form has none. */
  target: { path: string; title: string } | undefined;
  /** Data paths of the fields that it reads. */
  reads: string[];
  flags: SentenceFlag[];
}
