export * from './data-sources/index.ts';
export * from './jobs/index.ts';
export * from './missing-parts/index.ts';
export * from './monitoring/index.ts';
export * from './system-log/index.ts';
