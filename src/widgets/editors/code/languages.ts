import type { Extension } from '@codemirror/state';

export type CodeLanguage = keyof typeof languages;

/** The languages (docs/requirements.md, Components): their titles, and their grammars, loaded on first use. */
export const languages = {
  css: { title: 'CSS', load: async () => (await import('@codemirror/lang-css')).css() },
  javascript: {
    title: 'Javascript',
    load: async () => (await import('@codemirror/lang-javascript')).javascript({ jsx: true, typescript: true }),
  },
  json: { title: 'JSON', load: async () => (await import('@codemirror/lang-json')).json() },
  html: { title: 'HTML', load: async () => (await import('@codemirror/lang-html')).html() },
  java: { title: 'Java', load: async () => (await import('@codemirror/lang-java')).java() },
  'objective-c': {
    title: 'Objective-C',
    load: async () => legacy((await import('@codemirror/legacy-modes/mode/clike')).objectiveC),
  },
  python: { title: 'Python', load: async () => (await import('@codemirror/lang-python')).python() },
  r: { title: 'R', load: async () => legacy((await import('@codemirror/legacy-modes/mode/r')).r) },
  shell: { title: 'Shell', load: async () => legacy((await import('@codemirror/legacy-modes/mode/shell')).shell) },
  sql: { title: 'SQL', load: async () => (await import('@codemirror/lang-sql')).sql() },
  swift: { title: 'Swift', load: async () => legacy((await import('@codemirror/legacy-modes/mode/swift')).swift) },
  vue: { title: 'Vue', load: async () => (await import('@codemirror/lang-vue')).vue() },
  markdown: { title: 'Markdown', load: async () => (await import('@codemirror/lang-markdown')).markdown() },
} satisfies Record<string, { title: string; load: () => Promise<Extension> }>;

async function legacy(
  parser: Parameters<(typeof import('@codemirror/language'))['StreamLanguage']['define']>[0],
): Promise<Extension> {
  const { StreamLanguage } = await import('@codemirror/language');
  return StreamLanguage.define(parser);
}
