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
  SubmitChatLead: `mutation SubmitChatLead($input: ChatLeadInput!, $idempotencyKey: String) {
    submitChatLead(input: $input, idempotencyKey: $idempotencyKey) {
      userErrors { code message field }
      lead { id }
    }
  }`,
  Login: `mutation Login($input: LoginInput!) {
    login(input: $input) {
      userErrors { code message field }
      session { token id name email role }
    }
  }`,
  Register: `mutation Register($input: RegisterInput!) {
    register(input: $input) { userErrors { code message field } session { token id name email role } }
  }`,
  GoogleSignIn: `mutation GoogleSignIn($input: GoogleSignInInput!) {
    googleSignIn(input: $input) {
      userErrors { code message field }
      session { token id name email role }
      userData { name email picture requiresPhone }
    }
  }`,
  ForgotPassword: `mutation ForgotPassword($email: String!) {
    forgotPassword(email: $email) { userErrors { code message field } message }
  }`,
  ResetPassword: `mutation ResetPassword($token: String!, $password: String!) {
    resetPassword(token: $token, password: $password) { userErrors { code message field } }
  }`,
  VerifyEmail: `mutation VerifyEmail($token: String!) { verifyEmail(token: $token) { userErrors { code message field } } }`,
  Unsubscribe: `mutation Unsubscribe($token: String!) { unsubscribe(token: $token) { userErrors { code message field } } }`,
  Users: `query Users($filter: UserFilter, $page: Int, $limit: Int) {
    users(filter: $filter, page: $page, limit: $limit) {
      items { id name email phone role emailVerified suspended marketingConsent createdAt }
      totalItems page limit
    }
  }`,
  ModeratorView: `query ModeratorView($q: String, $page: Int, $limit: Int) {
    moderatorView(q: $q, page: $page, limit: $limit) {
      items { id name email role createdAt blogs comments suspended }
      totalItems page limit
    }
  }`,
  Profile: `query Profile { profile { id name email phone role emailVerified suspended marketingConsent createdAt } }`,
  MyApplications: `query MyApplications($page: Int, $limit: Int) {
    myApplications(page: $page, limit: $limit) {
      items { id applicationNumber kind mortgageType status statusLabel submittedAt updatedAt }
      totalItems page limit
    }
  }`,
  LikedBlogs: `query LikedBlogs($page: Int, $limit: Int) {
    myLikedBlogs(page: $page, limit: $limit) {
      items { id slug title excerpt publishedAt likedAt }
      totalItems page limit
    }
  }`,
  UpdateUser: `mutation UpdateUser($id: ID!, $input: UpdateUserInput!) {
    updateUser(id: $id, input: $input) {
      userErrors { code message field }
      user { id name email phone role emailVerified suspended marketingConsent }
      token
    }
  }`,
  DeleteUser: `mutation DeleteUser($id: ID!, $password: String) {
    deleteUser(id: $id, password: $password) { userErrors { code message field } deletedId }
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
