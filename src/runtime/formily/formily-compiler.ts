import { Schema } from '@formily/json-schema';

// Documents are interpreted by the engine; Formily would compile text between braces with `new Function`.
// Nothing here reaches its compiler. Should anything ever do so, it is refused (docs/security.md, Formily's compiler).
Schema.registerCompiler(() => {
  throw new Error('Formily expressions are not part of this product; the engine evaluates documents');
});
