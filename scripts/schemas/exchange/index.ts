export { exportCommand } from './export-command.ts';
export { importCommand } from './import-command.ts';
