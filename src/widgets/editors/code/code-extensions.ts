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

/** What every code editor has: tab size 2, history, search, brackets; words in Chinese, colours by class. */
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
  EditorState.phrases.of({
    Find: '查找',
    Replace: '替换为',
    next: '下一个',
    previous: '上一个',
    all: '全部',
    'match case': '区分大小写',
    regexp: '正则',
    'by word': '整词',
    replace: '替换',
    'replace all': '全部替换',
    close: '关闭',
    'Go to line': '到第几行',
    go: '去',
    'Fold line': '折叠',
    'Unfold line': '展开',
    'folded code': '已折叠的代码',
  }),
  keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, indentWithTab]),
  EditorView.contentAttributes.of({ spellcheck: 'false', autocapitalize: 'off' }),
];
