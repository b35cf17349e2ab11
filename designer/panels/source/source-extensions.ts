import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  type CompletionSource,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';

/** The editor of a document's source. Undo is the designer's, so it has no history of its own. */
export function sourceExtensions(complete: CompletionSource): Extension {
  return [
    json(),
    lineNumbers(),
    foldGutter(),
    lintGutter(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    search({ top: true }),
    autocompletion({ override: [complete], icons: false }),
    syntaxHighlighting(classHighlighter),
    EditorState.tabSize.of(2),
    indentUnit.of('  '),
    EditorState.phrases.of(phrases),
    keymap.of([
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...lintKeymap,
      ...searchKeymap,
      ...defaultKeymap,
      indentWithTab,
    ]),
    EditorView.contentAttributes.of({
      spellcheck: 'false',
      autocapitalize: 'off',
      tabindex: '0',
      'aria-label': '文档的 JSON',
    }),
  ];
}

const phrases = {
  ...{ Find: '查找', Replace: '替换为', next: '下一个', previous: '上一个', all: '全部', close: '关闭' },
  ...{ 'match case': '区分大小写', regexp: '正则', 'by word': '整词', replace: '替换', 'replace all': '全部替换' },
  ...{ 'Go to line': '到第几行', go: '去', 'Fold line': '折叠', 'Unfold line': '展开', 'folded code': '已折叠的代码' },
  ...{ Completions: '可以写的', Diagnostics: '问题', 'No diagnostics': '没有问题' },
};
