const FACTS = 'term type rate apr purpose insurance province notes visibility endsOn';
const DESK_RATE = `id version change7Days paymentExample publishedAt publishedBy updatedAt updatedBy
  bank { id name slug kind logoUrl active position version rates }
  live { ${FACTS} } pending { kind facts { ${FACTS} } problem authorName at }`;
const PUBLICATION = `id at actorName source changes
  entries { id rateId bankName kind before { ${FACTS} } after { ${FACTS} } }`;
const USER_ERRORS = 'userErrors { code message field }';

/** The operations that REST runs, under the names the route table gives them. */
export const OPERATIONS = {
  CurrentRates: `query CurrentRates { currentRates { id name logoUrl rates { term type rate } } }`,
  SubmitBasicApplication: `mutation SubmitBasicApplication($input: BasicApplicationInput!, $idempotencyKey: String) {
    submitBasicApplication(input: $input, idempotencyKey: $idempotencyKey) {
      userErrors { code message field }
      application { id applicationNumber }
    }
  }`,
  Login: `mutation Login($input: LoginInput!) {
    login(input: $input) {
      userErrors { code message field }
      session { token id name email role }
    }
  }`,
  Logout: `mutation Logout { logout { userErrors { code message field } } }`,
  ValidatePhone: `mutation ValidatePhone($phoneNumber: String!) {
    validatePhone(phoneNumber: $phoneNumber) { userErrors { code message field } phoneNumber message }
  }`,
  CreateRate: `mutation CreateRate($bankId: ID!, $input: RateInput!) {
    createRate(bankId: $bankId, input: $input) {
      userErrors { code message field }
      rate { id term type rate apr purpose insurance province notes version updatedAt }
    }
  }`,
  UpdateRate: `mutation UpdateRate($id: ID!, $input: RateInput!, $expectedVersion: Int) {
    updateRate(id: $id, input: $input, expectedVersion: $expectedVersion) {
      userErrors { code message field }
      rate { id term type rate apr purpose insurance province notes version updatedAt }
    }
  }`,
  DeleteRate: `mutation DeleteRate($id: ID!) { deleteRate(id: $id) { userErrors { code message field } deletedId } }`,
  DeskRates: `query DeskRates($filter: DeskRateFilter, $sort: DeskRateSort, $descending: Boolean, $page: Int, $limit: Int) {
    deskRates(filter: $filter, sort: $sort, descending: $descending, page: $page, limit: $limit) {
      items { ${DESK_RATE} } totalItems page limit
    }
  }`,
  DeskPending: `query DeskPending { deskPending { ${DESK_RATE} } }`,
  PublishRates: `mutation PublishRates($rates: [RateVersionInput!]!) {
    publishRates(rates: $rates) {
      ${USER_ERRORS} publication { ${PUBLICATION} } conflicts { changedBy changedAt theirs { id version } }
    }
  }`,
  DiscardRateChanges: `mutation DiscardRateChanges($ids: [ID!]) {
    discardRateChanges(ids: $ids) { ${USER_ERRORS} rates { ${DESK_RATE} } undoId }
  }`,
  ImportRates: `mutation ImportRates($csv: String!, $dryRun: Boolean!) {
    importRates(csv: $csv, dryRun: $dryRun) {
      ${USER_ERRORS} created changed unchanged refused undoId
      lines { line status bankName message before { ${FACTS} } after { ${FACTS} } }
    }
  }`,
  ExportRates: `query ExportRates($filter: DeskRateFilter) { exportRates(filter: $filter) }`,
  Publications: `query Publications($page: Int, $limit: Int) {
    publications(page: $page, limit: $limit) { items { ${PUBLICATION} } totalItems page limit }
  }`,
  RestorePublication: `mutation RestorePublication($id: ID!) {
    restorePublication(id: $id) { ${USER_ERRORS} rates { ${DESK_RATE} } undoId }
  }`,
  MyCalculations: `query MyCalculations($page: Int, $limit: Int) {
    myCalculations(page: $page, limit: $limit) {
      items { id kind label inputs results engineVersion rulesAsOf createdAt updatedAt }
      totalItems page limit
    }
  }`,
  SaveCalculation: `mutation SaveCalculation($input: SaveCalculationInput!) {
    saveCalculation(input: $input) {
      userErrors { code message field }
      calculation { id kind label inputs results engineVersion rulesAsOf createdAt updatedAt }
    }
  }`,
} as const;

export type OperationName = keyof typeof OPERATIONS;
