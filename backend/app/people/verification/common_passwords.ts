/** Those that head every list of leaked passwords: a guesser tries them first. Six characters and more. */
const COMMON = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210
  87654321 654321 7654321 111111 1111111 11111111 222222 333333 444444 555555 666666 777777
  7777777 888888 88888888 999999 000000 00000000 112233 11223344 1122334455 121212 123123
  123123123 123321 123654 131313 147258 147258369 159357 159753 123456a 123456q 1234qwer 123abc
  123qwe 123qweasd 12qwaszx 12345a 123456789a 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 a12345
  a123456 a1234567 a12345678 a123456789 q1w2e3 q1w2e3r4 q1w2e3r4t5 qwe123 qweasd qweasdzxc qweqwe
  qwer1234 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop qazwsx
  qazwsxedc azerty azerty123 azertyuiop zaq12wsx zxcvbn zxcvbnm zxcvbnm123 asdasd asdfgh asdfghjkl
  asdf1234 asd123 abc123 abcd1234 abc12345 abcdef abcdefg abcdefgh abcabc aa123456 aaaaaa aaaaaaaa
  aa12345678 password password! password0 password1 password12 password123 password1234 passw0rd
  p@ssword p@ssw0rd p@55w0rd pass123 pass1234 passwort passer parola motdepasse contrasena
  contraseña senha123 letmein letmein1 welcome welcome1 welcome123 login123 admin1 admin123
  admin1234 administrator root123 changeme default guest123 test123 test1234 testtest tester
  temp123 secret secret123 access access14 master master1 superman batman spiderman pokemon naruto
  starwars matrix iloveyou iloveyou1 iloveyou2 loveyou lovely lovelove love123 iloveu mylove
  sunshine princess princesa princess1 flower butterfly angel1 angel123 babygirl babygirl1 baby123
  sweety sweetheart honey123 sexy123 daniel michael michael1 jessica jessica1 jennifer jordan
  jordan23 ashley amanda andrew andrea anthony charlie charlie1 nicole michelle matthew thomas
  robert samantha hannah joshua william george maggie ginger buster cookie summer winter monkey
  monkey1 dragon dragon1 shadow shadow1 tigger killer hunter hunter2 ranger soccer soccer1
  football football1 baseball basketball hockey liverpool chelsea arsenal barcelona realmadrid
  juventus mustang ferrari mercedes computer internet samsung google google123 facebook freedom
  whatever trustno1 nothing blink182 pepper cheese chocolate banana orange purple silver diamond
  hello1 hello123 helloworld asshole fuckyou fuckyou1 qwerty! 1qaz@wsx !qaz2wsx everly everly1
  everly123
`
    .trim()
    .split(/\s+/)
)

export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.normalize('NFKC').toLowerCase())
}
