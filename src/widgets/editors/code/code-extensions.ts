import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, foldGutter, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';

import { text, textTable } from '../../../locale/index.ts';

/** The extensions of every code editor: tab size 2, history, search, brackets; Chinese texts, colours by class. */
export const codeExtensions: Extension = [
  lineNumbers(),
  foldGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  search({ top: true }),
  syntaxHighlighting(classHighlighter),
  EditorState.tabSize.of(2),
  indentUnit.of('  '),
  EditorState.phrases.of(
    textTable({
      Find: text('查找'),
      Replace: text('替换为'),
      next: text('下一个'),
      previous: text('上一个'),
      all: text('全部'),
      'match case': text('区分大小写'),
      regexp: text('正则'),
      'by word': text('整词'),
      replace: text('替换'),
      'replace all': text('全部替换'),
      close: text('关闭'),
      'Go to line': text('到第几行'),
      go: text('去'),
      'Fold line': text('折叠'),
      'Unfold line': text('展开'),
      'folded code': text('已折叠的代码'),
    }),
  ),
  keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, indentWithTab]),
  EditorView.contentAttributes.of({ spellcheck: 'false', autocapitalize: 'off' }),
];
