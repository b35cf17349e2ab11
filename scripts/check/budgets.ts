import { relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

import { compression } from '../build/compress-ahead.ts';

/**
 * The most bytes (gzip) that each kind of page may load, the most bytes that a browser receives for the sign-in page,
 * and the most files of code for a first list.
 */
export const budgets = { signIn: 107_000, signInSent: 100_000, firstList: 301_000, form: 121_000, files: 12 };

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

export async function checkBudgets(): Promise<string[]> {
  const built = await build({ logLevel: 'silent', build: { write: false, reportCompressedSize: false } });
  if (!('output' in built)) return ['vite build gives more than one output'];
  const weights = weigh(built.output);
  const lineOf = ([name, is, most]: [string, number, number]) =>
    is <= most ? [] : [`${name}: ${is.toLocaleString('en')}, at most ${most.toLocaleString('en')}`];
  const rows: [string, number, number][] = [
    ['sign-in page, bytes gzip', weights.signIn, budgets.signIn],
    ['sign-in page, bytes as they are sent', weights.signInSent, budgets.signInSent],
    ['first list until its rows, bytes gzip', weights.firstList, budgets.firstList],
    ['first form after a list, bytes gzip', weights.form, budgets.form],
    ['first list, files of code', weights.files, budgets.files],
  ];
  const strayed = designerForStaff(built.output).map((id) => `pages of staff may load ${id}`);
  return [...rows.flatMap(lineOf), ...strayed];
}

/** Returns the modules of the designer that a page could load at any time without the page of the designer. */
export function designerForStaff(output: readonly Output[]): string[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const modulesIn = (chunk: Rolldown.OutputChunk, folder: string) =>
    Object.keys(chunk.modules)
      .map((id) => relative(process.cwd(), id).replaceAll(sep, '/'))
      .filter((id) => id.startsWith(folder));
  const found: string[] = [];
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = byName.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    if (modulesIn(chunk, 'src/app/pages/designer/').length > 0) return;
    found.push(...modulesIn(chunk, 'designer/'));
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);
  return found;
}

/**
 * Returns the bytes of each kind of page, following the static imports of the modules that it loads. The journey
 * `start` checks the same in a browser.
 */
export function weigh(output: readonly Output[]): Record<keyof typeof budgets, number> {
  const files = new Map(output.map((file) => [file.fileName, file]));
  const chunkOf = (module: string) => {
    const found = output.find(
      (file) => file.type === 'chunk' && Object.keys(file.modules).some((id) => id.endsWith(module)),
    );
    if (!found) throw new Error(`no built file has ${module}`);
    return found.fileName;
  };
  const closure = (...modules: string[]) => {
    const seen = new Set<string>();
    const visit = (name: string) => {
      const file = files.get(name);
      if (!file || seen.has(name)) return;
      seen.add(name);
      if (file.type !== 'chunk') return;
      file.imports.forEach(visit);
      for (const sheet of file.viteMetadata?.importedCss ?? []) seen.add(sheet);
    };
    for (const module of modules) visit(chunkOf(module));
    return seen;
  };
  const bytes = (names: Iterable<string>, compress: (content: Uint8Array) => Uint8Array = gzipSync) =>
    [...names].reduce((sum, name) => {
      const file = files.get(name);
      return sum + (file ? compress(Buffer.from(file.type === 'chunk' ? file.code : file.source)).length : 0);
    }, 0);

  const boot = 'src/app/main.tsx';
  const signIn = closure(boot, 'src/app/login/SignInPage.tsx');
  const list = closure(boot, 'src/app/layouts/BasicLayout.tsx', 'src/app/document-page/DocumentTab.tsx');
  const form = closure('src/views/dialog/editor/EditorDialog.tsx', 'src/app/theme/AntdTheme.tsx');
  return {
    signIn: bytes(signIn),
    signInSent: bytes(signIn, (content) => brotliCompressSync(content, compression)),
    firstList: bytes(list),
    form: bytes([...form].filter((name) => !list.has(name))),
    files: list.size,
  };
}
