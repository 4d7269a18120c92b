// What Apollo and Yoga share: the schema of one mutation, as somebody would write it first, and the rows of the honest floor.
import pg from 'pg';
import { APPLICATION, rowsOf } from '../lib/application-rows.mjs';

export const typeDefs = `
  input ApplicationInput { fullName: String!, email: String!, mortgageType: String! }
  type Application { id: ID! }
  type Query { ready: Boolean! }
  type Mutation { submitApplication(input: ApplicationInput!): Application! }
`;

export function makeResolvers() {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  return {
    Query: { ready: () => true },
    Mutation: {
      async submitApplication(_, { input }) {
        const { rows } = await pool.query({ ...APPLICATION, values: [JSON.stringify([rowsOf(input)])] });
        return rows[0];
      },
    },
  };
}
