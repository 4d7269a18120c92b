// Apollo Server as its first page shows it.
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { makeResolvers, typeDefs } from './submit.mjs';

await startStandaloneServer(new ApolloServer({ typeDefs, resolvers: makeResolvers() }), {
  listen: { port: Number(process.env.PORT), host: '127.0.0.1' },
});
