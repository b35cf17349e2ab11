// The floors of the house, the doors of its rooms, and no circles. Each floor may import what its rule's `to.pathNot`
// lists and nothing else of ours: what is not allowed is forbidden. The comments are what a developer reads when a rule
// breaks.
const { existsSync, readdirSync } = require('node:fs');

const ours = '^(generated|schemas|src|designer|server|scripts|e2e|bench)/';
const tests = '\\.(test|stories)\\.tsx?$|/testing/';
const catalogue = '^src/(widgets|cells|actions|data-sources|views)/';

/** A floor: from where, what of ours it may import, and what to do instead. */
const floor = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: tests },
  to: { path: ours, pathNot: allowed },
});

/** Packages that a floor does not know. */
const without = (name, from, packages, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: tests },
  to: { path: packages.map((each) => `node_modules/${each}(/|$)`) },
});

/** The folders whose rooms have doors and whose files import each other without circles. */
const housed = ['server', 'scripts', 'src', 'designer'];

/** Rooms with a door of their own in the wall of another: what only some pages load must not hang on what all load. */
const ownDoor = [
  'src/runtime/table/editing',
  'src/widgets/display/html/sanitised',
  'server/catalogue/checked',
  'server/catalogue/folders',
  'server/records/column-names',
];

/** All rooms of a folder: folders with an `index.ts`. */
const roomsOf = (folder) => {
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rooms = below.filter(({ name }) => name !== 'node_modules').flatMap(({ name }) => roomsOf(`${folder}/${name}`));
  return existsSync(`${folder}/index.ts`) ? [folder, ...rooms] : rooms;
};
const rooms = housed.flatMap(roomsOf);

/** A room is entered through its `index.ts`; tests of the room around it, and what `testing/` folders offer, are free. */
const door = (room) => {
  const outermost = rooms.find((other) => `${room}/`.startsWith(`${other}/`));
  const free = ownDoor.filter((other) => other.startsWith(`${room}/`)).map((other) => `^${other}/index\\.ts$`);
  return {
    name: 'doors',
    severity: 'error',
    comment:
      'A room is entered through its index.ts: import from there, of nested rooms through the outermost one that you stand outside of. What its index.ts does not export is private: export it there if others need it, or move it down to a room that both may use. Tests may import any file of their own room, and the testing/ folders of others; those of the page look behind every door there.',
    from: {
      pathNot: [
        ...(room.startsWith('src/') ? [tests, '^\\.storybook/'] : []),
        `^${room}/`,
        `^${outermost}/.*\\.(test|stories)\\.tsx?$`,
        `^${outermost}/testing/`,
        `^${outermost}/.*/testing/`,
      ],
    },
    to: { path: `^${room}/`, pathNot: [`^${room}/index\\.ts$`, ...free, '/testing/', '\\.css$'] },
  };
};

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment:
        'These files import each other in a circle: none can be understood, tested or loaded without the others. Move what both need into a separate file below them, or pass it in as an argument. A file inside a room imports its neighbours directly, never its own index.ts.',
      from: { path: housed.map((folder) => `^${folder}/`) },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circles-of-types',
      severity: 'error',
      comment:
        'These files import types of each other in a circle. Move the types that both need into a separate file below them. A file that is loaded when it is needed may import the types of the file that loads it, and generated files those of their reader.',
      from: { path: housed.map((folder) => `^${folder}/`) },
      to: { circular: true, viaOnly: { pathNot: '^generated/', dependencyTypesNot: ['dynamic-import'] } },
    },
    ...rooms.map(door),
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      comment: 'testing/ folders serve tests only: move what the program needs out of there.',
      from: { path: housed.map((folder) => `^${folder}/`), pathNot: tests },
      to: { path: '/testing/' },
    },
    floor(
      'floor-0-locale',
      '^src/locale/',
      ['^src/locale/', '^generated/'],
      'The texts know nothing above them: pass in what a text needs as a value.',
    ),
    floor(
      'floor-1-schema',
      '^src/schema/',
      ['^src/(locale|schema)/', '^generated/'],
      'The format knows nothing above it: move what you need down to src/schema, or pass it in as an argument.',
    ),
    floor(
      'floor-2-engine',
      '^src/engine/',
      ['^src/(locale|schema|engine)/', '^generated/'],
      'The engine has no screen: pass in what the runtime knows, or move the code down.',
    ),
    floor(
      'floor-3-runtime',
      '^src/runtime/',
      ['^src/(locale|schema|engine|runtime)/', '^generated/'],
      'The runtime reaches the catalogue only through the registry: add what you need to the definitions or the view set.',
    ),
    floor(
      'floor-4-kit',
      '^src/kit/',
      ['^src/(locale|schema|engine|runtime|kit)/', '^generated/'],
      'The kit knows neither pages nor widgets: pass in what it needs as a prop.',
    ),
    floor(
      'floor-5-catalogue',
      catalogue,
      ['^src/(locale|schema|engine|runtime|kit|widgets|cells|actions|data-sources|views)/', '^generated/'],
      'The catalogue does not know the app or the designer: take it as a prop or through the runtime.',
    ),
    floor(
      'floor-5-designer',
      '^designer/',
      ['^src/(locale|schema|engine|runtime|kit)/', '^generated/', '^designer/'],
      'The designer and the catalogue meet in the registry only.',
    ),
    floor(
      'floor-6-app',
      '^src/app/',
      ['^src/', '^generated/', '^designer/', '^schemas/system/'],
      'The app runs in a browser: what it shares with the server is in the format or the engine.',
    ),
    floor(
      'server-and-scripts',
      '^(server|scripts)/',
      ['^src/(locale|schema|engine)/', '^generated/', '^schemas/', '^server/', '^scripts/'],
      'The server and the command line run the texts, the format and the engine, nothing with a screen.',
    ),
    without(
      'pure-floors',
      '^src/(locale|schema|engine)/',
      ['react', 'react-dom', 'antd', '@formily', '@ant-design', 'ky', 'fastify', 'kysely'],
      'Floors 0, 1 and 2 are pure TypeScript.',
    ),
    without(
      'runtime-without-pixels',
      '^src/runtime/',
      ['antd', '@ant-design', '@formily/antd-v5', 'ky'],
      'antd lives in the catalogue, HTTP in data-sources and the app.',
    ),
    without(
      'http-has-two-rooms',
      '^src/(kit|widgets|cells|actions|views)/',
      ['ky'],
      'HTTP is known to data-sources and the app only: use a port of runtime/data.',
    ),
    without(
      'no-screen-on-the-server',
      '^(server|scripts)/',
      ['react', 'react-dom', 'antd', '@formily', '@ant-design', 'ky'],
      'The server has no screen.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
