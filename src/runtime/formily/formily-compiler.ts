import { Schema } from '@formily/json-schema';

// The engine interprets documents, whereas Formily would compile expressions with `new Function`. Nothing here uses
// Formily's compiler; this makes any use of it an error (docs/security.md, Formily's compiler).
Schema.registerCompiler(() => {
  throw new Error('Formily expressions are not part of this product; the engine evaluates documents');
});
