/** The things that a document names, with their titles: for completion in the source, and to choose them by title. */
export { nameChoices } from './name-choices.ts';
export { type NamedThing, type ThingsAround, thingsNamed } from './named-things.ts';
