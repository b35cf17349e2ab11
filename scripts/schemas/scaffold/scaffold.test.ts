import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { afterEach, describe, expect, test } from 'vitest';

import { readVocabulary } from '../../generate/read-vocabulary.ts';
import { joinTexts, readRoomTexts } from '../../texts/join-texts.ts';
import { rooms } from '../../texts/rooms.ts';
import { readMetaSchemas } from '../../words/meta-schemas.ts';
import { missingWords } from '../../words/missing-words.ts';
import { groupsOf } from './groups.ts';
import { scaffold, scaffolds } from './scaffold.ts';

const entered = [
  ...['widgets', 'cells', 'actions'].map((shelf) => `src/${shelf}/shelf.ts`),
  ...['built-in.ts', 'rules.test.ts'].map((file) => `src/engine/rules/${file}`),
  'schemas/meta/app.schema.json',
  ...rooms.map(({ file }) => file).filter((file) => existsSync(file)),
  'src/schema/kinds/kinds.ts',
  'src/engine/kinds/kinds.ts',
  'src/engine/kinds/resolved-page.ts',
  'src/views/page/index.ts',
  'src/views/page-views.tsx',
  'docs/FORMAT.md',
  'docs/FORMAT.en.md',
];
const roots: string[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

function copiedRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'pagewright-scaffold-'));
  roots.push(root);
  for (const file of entered) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), readFileSync(file, 'utf8'));
  }
  return root;
}

describe('a new thing of the source', () => {
  test.each([
    [
      'widget',
      [
        'src/widgets/text/star-rating/StarRating.tsx',
        'src/widgets/text/star-rating/star-rating.widget.ts',
        'src/widgets/text/star-rating/star-rating.props.schema.json',
        'src/widgets/text/star-rating/StarRating.stories.tsx',
        'src/widgets/shelf.ts',
      ],
    ],
    [
      'cell',
      [
        'src/cells/text/star-rating/StarRating.tsx',
        'src/cells/text/star-rating/star-rating.cell.ts',
        'src/cells/text/star-rating/star-rating.props.schema.json',
        'src/cells/text/star-rating/StarRating.stories.tsx',
        'src/cells/shelf.ts',
      ],
    ],
    [
      'action',
      [
        'src/actions/page/star-rating/star-rating.action.ts',
        'src/actions/page/star-rating/star-rating.props.schema.json',
        'src/actions/shelf.ts',
      ],
    ],
    ['rule', ['src/engine/rules/built-in.ts', 'src/engine/rules/rules.test.ts', 'src/engine.en-us.json']],
    [
      'kind',
      [
        'schemas/meta/star-rating.schema.json',
        'src/engine/star-rating/resolve-star-rating.ts',
        'src/views/page/StarRatingPage.tsx',
        'src/views/page/StarRatingPage.stories.tsx',
        'schemas/meta/app.schema.json',
        'src/schema/kinds/kinds.ts',
        'src/engine/kinds/kinds.ts',
        'src/engine/kinds/resolved-page.ts',
        'src/views/page/index.ts',
        'src/views/page-views.tsx',
        'docs/FORMAT.md',
        'docs/FORMAT.en.md',
      ],
    ],
  ])('a %s is its folder and what enters it, once', async (kind, files) => {
    const root = copiedRoot();
    expect(await scaffold(kind, 'star-rating', { root })).toEqual(files);
    const written = files.map((file) => readFileSync(join(root, file), 'utf8'));
    expect(await scaffold(kind, 'star-rating', { root })).toBeUndefined();
    expect(files.map((file) => readFileSync(join(root, file), 'utf8'))).toEqual(written);
  });

  test.each([
    ['widget', 'choices', 'src/widgets/choices/star-rating/star-rating.widget.ts'],
    ['cell', 'numbers', 'src/cells/numbers/star-rating/star-rating.cell.ts'],
    ['action', 'list', 'src/actions/list/star-rating/star-rating.action.ts'],
  ])('a %s is in the requested group, and in no other', async (kind, group, file) => {
    const root = copiedRoot();
    expect(groupsOf(kind, root)).toContain(group);
    expect(await scaffold(kind, 'star-rating', { root, group })).toContain(file);
    expect(await scaffold(kind, 'star-rating', { root })).toBeUndefined();
  });

  test.each([
    ['widget', 'src/widgets.en-us.json'],
    ['cell', 'src/cells.en-us.json'],
    ['action', 'src/actions.en-us.json'],
    ['rule', 'src/engine.en-us.json'],
  ])('a %s that has a Chinese title has its English in %s, too', async (kind, file) => {
    const root = copiedRoot();
    const before: object = JSON.parse(readFileSync(join(root, file), 'utf8'));
    expect(await scaffold(kind, 'star-rating', { root, title: '星级试' })).toContain(file);
    const english: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
    expect(english).toMatchObject({ ...before, 星级试: 'Star rating' });
  });

  test('a title that the interface has already is no new text, and no hindrance', async () => {
    const root = copiedRoot();
    const before = readRoomTexts(root);
    expect(await scaffold('cell', 'star-rating', { root, title: '取消' })).toContain('src/cells/shelf.ts');
    expect(readRoomTexts(root)).toEqual(before);
  });

  test('a kind may be in the menu of the app', async () => {
    const root = copiedRoot();
    await scaffold('kind', 'board', { root });
    const app = readFileSync(join(root, 'schemas/meta/app.schema.json'), 'utf8');
    expect(app).toContain('(model|list|form|screen|board)$');
  });

  test('a shelf has one line more, in its place', async () => {
    const root = copiedRoot();
    await scaffold('cell', 'star-rating', { root });
    const lines = readFileSync(join(root, 'src/cells/shelf.ts'), 'utf8').split('\n');
    const at = lines.indexOf("export { starRatingCell } from './text/star-rating/star-rating.cell.ts';");
    expect(lines.toSpliced(at, 1).join('\n')).toBe(readFileSync('src/cells/shelf.ts', 'utf8'));
    expect(lines[at - 1]).toContain('./text/link/');
  });
});

describe('what is written passes the check', () => {
  test('the vocabulary has it, and no words are missing', async () => {
    const root = copiedRoot();
    for (const kind of Object.keys(scaffolds)) await scaffold(kind, 'star-rating', { root });
    const { widgets, cells, actions } = readVocabulary(join(root, 'src'));
    expect(Object.keys({ ...widgets, ...cells, ...actions })).toEqual(['StarRating', 'star-rating']);
    const schemas = readMetaSchemas();
    for (const folder of ['widgets/text', 'cells/text', 'actions/page']) {
      const file = join(root, 'src', folder, 'star-rating/star-rating.props.schema.json');
      expect(missingWords(JSON.parse(readFileSync(file, 'utf8')), file, schemas)).toEqual([]);
    }
  });

  test('the types are correct at the places of the files', async () => {
    const root = copiedRoot();
    const written = await Promise.all(Object.keys(scaffolds).map((kind) => scaffold(kind, 'star-rating', { root })));
    const files = written.flatMap((each) => each ?? []).filter((file) => !/\.test\.ts$|^docs\//.test(file));
    expect(mistakes(root, files)).toEqual([]);
  });
});

function mistakes(root: string, files: string[]): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile.bind(ts.sys));
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, '.');
  const texts = new Map(files.map((file) => [resolve(file), readFileSync(join(root, file), 'utf8')]));
  for (const [file, text] of joinTexts(readRoomTexts(root))) texts.set(resolve('generated', file), text);
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => texts.get(resolve(file)) ?? readFile(file);
  host.fileExists = (file) => texts.has(resolve(file)) || fileExists(file);
  const folders = new Set([...texts.keys()].map((file) => dirname(file)));
  host.directoryExists = (folder) => folders.has(resolve(folder)) || ts.sys.directoryExists(folder);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version, ...rest) => {
    const text = texts.get(resolve(file));
    return text === undefined ? getSourceFile(file, version, ...rest) : ts.createSourceFile(file, text, version);
  };
  const program = ts.createProgram(
    files.filter((file) => !file.endsWith('.json')),
    options,
    host,
  );
  return files
    .filter((file) => !file.endsWith('.json'))
    .flatMap((file) => {
      const source = program.getSourceFile(file);
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    })
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
