import ts from 'typescript';

/** Tables whose rows belong to one person */
const GUARDED = ['application', 'draft', 'document', 'document_request', 'co_applicant'];
const TOUCHES = new RegExp(
  `\\b(?:from|join|update|into|using)\\s+(?:only\\s+)?"?(?:${GUARDED.join('|')})"?(?![\\w.])`,
  'i',
);
/** Entities of the same tables, in the hands of TypeORM */
const ENTITIES = '(?:Application|Draft|Document|DocumentRequest|CoApplicant)';
const BY_ENTITY = new RegExp(
  `\\.(?:\\w*(?:find|count|exists|insert|update|upsert|save|delete|remove)\\w*|getRepository|createQueryBuilder)\\(${ENTITIES}\\b|\\b(?:from|into|innerJoin|leftJoin)\\(${ENTITIES}\\b`,
  'gi',
);
/** The fragments that ask whose a row is. A statement that holds one is the owner's own. */
const ASKS_OWNER =
  /isOwn\('\$\d+'\)|\$\{(?:MAY_SEND|MAY_SEE|MINE)\}|replaceAll\('MINE', MAY_SEND\)|\bfrom draft (?:draft )?where user_id = \$\d+/;

/** A statement with the tables of other nouns by their names, as PostgreSQL reads it: `${APPLICATION}` is `application`. */
const withTables = (source: string): string =>
  source.replace(/\$\{([A-Z_]+?)(?:_ROWS)?\}/g, (part, name: string) =>
    GUARDED.includes(name.toLowerCase()) ? name.toLowerCase() : part,
  );

/** How many statements of a source file touch a guarded table without asking whose its rows are. */
export function unaskedIn(code: string): number {
  const source = withTables(code);
  if (!TOUCHES.test(source) && !new RegExp(BY_ENTITY, 'i').test(source)) return 0;
  let found = source.match(BY_ENTITY)?.length ?? 0;
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
    if (!isText) {
      ts.forEachChild(node, visit);
      return;
    }
    const text = node.getText();
    // a part of a statement counts with the statement that it stands in
    if (TOUCHES.test(text) && !ASKS_OWNER.test(text)) found += 1;
  };
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}
