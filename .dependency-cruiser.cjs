// The floors of the house. Each floor may import what its rule's `to.pathNot` lists and nothing else of ours:
// what is not allowed is forbidden. The comments are what a developer reads when a rule breaks.
const ours = '^(generated|schemas|src|designer|server|scripts|e2e)/';
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

module.exports = {
  forbidden: [
    floor('floor-1-schema', '^src/schema/', ['^src/schema/', '^generated/'], 'The format knows nothing above it: move what you need down to src/schema, or pass it in as an argument.'),
    floor('floor-2-engine', '^src/engine/', ['^src/(schema|engine)/', '^generated/'], 'The engine has no screen: pass in what the runtime knows, or move the code down.'),
    floor('floor-3-runtime', '^src/runtime/', ['^src/(schema|engine|runtime)/', '^generated/'], 'The runtime reaches the catalogue only through the registry: add what you need to the definitions or the view set.'),
    floor('floor-4-catalogue', catalogue, ['^src/(schema|engine|runtime|widgets|cells|actions|data-sources|views)/', '^generated/'], 'The catalogue does not know the app or the designer: take it as a prop or through the runtime.'),
    floor('floor-4-designer', '^designer/', ['^src/(schema|engine|runtime)/', '^generated/', '^designer/'], 'The designer and the catalogue meet in the registry only.'),
    floor('server-and-scripts', '^(server/|scripts/(?!bench/page/))', ['^src/(schema|engine)/', '^generated/', '^schemas/', '^server/', '^scripts/'], 'The server and the command line run the format and the engine, nothing with a screen.'),
    without('pure-floors', '^src/(schema|engine)/', ['react', 'react-dom', 'antd', '@formily', '@ant-design', 'ky', 'fastify', 'kysely'], 'Floors 1 and 2 are pure TypeScript.'),
    without('runtime-without-pixels', '^src/runtime/', ['antd', '@ant-design', '@formily/antd-v5', 'ky'], 'antd lives in the catalogue, HTTP in data-sources and the app.'),
    without('http-has-two-rooms', '^src/(widgets|cells|actions|views)/', ['ky'], 'HTTP is known to data-sources and the app only: use a port of runtime/data.'),
    without('no-screen-on-the-server', '^(server/|scripts/(?!bench/page/))', ['react', 'react-dom', 'antd', '@formily', '@ant-design', 'ky'], 'The server has no screen.'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
