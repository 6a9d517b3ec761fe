import ClubServer
