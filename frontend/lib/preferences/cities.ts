/** Where many people live who look for their own city, which no zone is named after. */
export const CITIES: Readonly<Record<string, string>> = {
  'America/New_York':
    'Eastern Time, Atlanta, Baltimore, Boston, Charlotte, Cleveland, Jacksonville, Miami, Orlando, ' +
    'Philadelphia, Pittsburgh, Tampa, Washington',
  'America/Chicago':
    'Central Time, Austin, Dallas, Houston, Kansas City, Memphis, Milwaukee, Minneapolis, Nashville, ' +
    'New Orleans, Oklahoma City, Omaha, San Antonio, St. Louis',
  'America/Denver': 'Mountain Time, Albuquerque, Colorado Springs, El Paso, Salt Lake City',
  'America/Phoenix': 'Arizona, Tucson',
  'America/Los_Angeles':
    'Pacific Time, Las Vegas, Portland, Sacramento, San Diego, San Francisco, San Jose, Seattle',
  'America/Anchorage': 'Alaska Time, Fairbanks',
  'Pacific/Honolulu': 'Hawaii Time',
  'America/Toronto': 'Montreal, Ottawa, Quebec',
  'America/Edmonton': 'Calgary',
  'America/Mexico_City': 'Guadalajara, Puebla',
  'America/Sao_Paulo': 'Brasilia, Rio de Janeiro',
  'Europe/London': 'Birmingham, Edinburgh, Glasgow, Liverpool, Manchester',
  'Europe/Madrid': 'Barcelona, Seville, Valencia',
  'Europe/Paris': 'Lyon, Marseille, Nice',
  'Europe/Berlin': 'Cologne, Frankfurt, Hamburg, Munich',
  'Europe/Rome': 'Florence, Milan, Naples, Venice',
  'Europe/Zurich': 'Basel, Bern, Geneva',
  'Europe/Amsterdam': 'Rotterdam, The Hague',
  'Europe/Stockholm': 'Gothenburg, Malmo',
  'Asia/Dubai': 'Abu Dhabi',
  'Asia/Calcutta': 'Bangalore, Chennai, Delhi, Hyderabad, Mumbai',
  'Asia/Shanghai': 'Beijing, Guangzhou, Shenzhen',
  'Asia/Tokyo': 'Kyoto, Nagoya, Osaka',
  'Asia/Seoul': 'Busan, Incheon',
  'Asia/Saigon': 'Hanoi',
  'Australia/Sydney': 'Canberra, Newcastle',
  'Australia/Brisbane': 'Gold Coast',
}

/** Some browsers know a zone by its city's older name alone, others by the newer. */
export const RENAMED: Readonly<Record<string, string>> = {
  'Europe/Kiev': 'Europe/Kyiv',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Asia/Katmandu': 'Asia/Kathmandu',
}
