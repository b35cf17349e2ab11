export interface SentenceFlag {
  code: 'circle' | 'never' | 'always' | 'missing' | 'wrong';
  text: string;
}

export interface LogicSentence {
  /** The place in the document, `document pointer`; unique. */
  id: string;
  document: string;
  pointer: string;
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
  isSource: boolean;
  /** The target: its data path (a layout node's key) and title; a rule of the form has none. */
  target: { path: string; title: string } | undefined;
  reads: string[];
  flags: SentenceFlag[];
}
