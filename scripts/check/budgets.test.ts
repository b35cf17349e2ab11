import { expect, test } from 'vitest';

import { designerForStaff, weigh } from './budgets.ts';

type Output = Parameters<typeof weigh>[0];

function chunk(fileName: string, modules: string[], imports: string[] = [], css: string[] = []) {
  return {
    type: 'chunk',
    fileName,
    code: 'x'.repeat(modules.length),
    modules: Object.fromEntries(modules.map((id) => [`/p/src/${id}`, {}])),
    imports,
    viteMetadata: { importedCss: new Set(css) },
  };
}

test('a page weighs what it imports, each file once, and a form what it loads in addition to the list', () => {
  const output: unknown = [
    chunk('boot.js', ['app/main.tsx'], [], ['a.css']),
    chunk('login.js', ['app/login/SignInPage.tsx'], ['boot.js']),
    chunk('page.js', ['app/layouts/BasicLayout.tsx', 'app/document-page/DocumentTab.tsx'], ['boot.js', 'login.js']),
    chunk('form.js', ['views/dialog/editor/EditorDialog.tsx'], ['page.js', 'antd.js']),
    chunk('antd.js', ['app/theme/AntdTheme.tsx']),
    chunk('other.js', ['views/import.tsx'], ['page.js']),
    { type: 'asset', fileName: 'a.css', source: 'x' },
  ];
  const { files, signIn, signInSent, firstList, form } = weigh(output as Output);
  expect(files).toBe(4);
  const one = signIn / 3;
  expect(one).toBeGreaterThan(0);
  expect(signInSent % 3).toBe(0);
  expect(signInSent).toBeGreaterThan(0);
  expect(Math.round(firstList / one)).toBe(4);
  expect(Math.round(form / one)).toBe(2);
});

test('the designer is found in what pages of staff may load, however late', () => {
  const file = (fileName: string, modules: string[], dynamicImports: string[] = [], isEntry = false) => ({
    type: 'chunk',
    fileName,
    imports: [],
    dynamicImports,
    isEntry,
    modules: Object.fromEntries(modules.map((id) => [`${process.cwd()}/${id}`, {}])),
  });
  const design = file('design.js', ['src/app/pages/designer/DesignerPage.tsx'], ['canvas.js']);
  const canvas = file('canvas.js', ['designer/canvas/Canvas.tsx']);
  const output = (later: string[]): Output => {
    const files: unknown = [file('boot.js', ['src/app/main.tsx'], later, true), design, canvas];
    return files as Output;
  };
  expect(designerForStaff(output(['design.js']))).toEqual([]);
  expect(designerForStaff(output(['design.js', 'canvas.js']))).toEqual(['designer/canvas/Canvas.tsx']);
});
