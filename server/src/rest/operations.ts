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
