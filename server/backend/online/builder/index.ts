/** The page that edits online forms, in front of a JeecgBoot: its records are translated at the border. */
export { adaptBuilderCall } from './builder-calls.ts';
